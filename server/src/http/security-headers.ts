import type { App } from './app-instance.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const yearSeconds = 31_536_000;
const upgrade = '; upgrade-insecure-requests';
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
];

// Written out here, where they can be read, and set in one go: every request passes.
const fixedHeaders = {
  // Nobody else's page learns from ours, loads what is ours, or holds it in a frame.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // A file is what we say it is, and is not opened in our name.
  'x-content-type-options': 'nosniff',
  'x-download-options': 'noopen',
  // Old browsers: no guessing of names, no policies of plug-ins, no filter that could be turned against a page.
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

type Site = { isHttps: boolean };

/** Also for answers that no hook reaches: to an address that can not be read. */
export function securityHeaders({ isHttps }: Site): Record<string, string> {
  return {
    ...fixedHeaders,
    ...(isHttps && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
    'content-security-policy': contentSecurityPolicy(),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Pages with inline styles answer with a policy of their own in place of the one set here. */
export function registerSecurityHeaders(app: App, { isHttps }: Site): void {
  const headers = securityHeaders({ isHttps });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (!isHttps) return;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    reply.header('content-security-policy', `${String(policy)}${upgrade}`);
    done();
  });
}
