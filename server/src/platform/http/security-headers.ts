import type { App } from './app-instance.ts';
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts';

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
const alwaysSafe = {
  // Nobody else's page loads what is ours, or holds it in a frame.
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // A file is what we say it is.
  'x-content-type-options': 'nosniff',
};

const onPages = {
  // Nobody else's page learns from ours.
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A download is not opened in our name.
  'x-download-options': 'noopen',
  // Old browsers: no guessing of names, no policies of plug-ins, no filter that could be turned against a page.
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'reporting-endpoints': reportingEndpoints,
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

type Site = { isHttps: boolean; hstsPreload: boolean };

/** Also for answers that no hook reaches: to an address that can not be read. */
export function securityHeaders(site: Site): Record<string, string> {
  return { ...callHeaders(site), ...onPages, 'content-security-policy': contentSecurityPolicy() };
}

/** JSON opened as a page shows and runs nothing, so that half of the headers would say nothing. */
function callHeaders({ isHttps, hstsPreload }: Site): Record<string, string> {
  return {
    ...alwaysSafe,
    ...(isHttps && {
      'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Pages with inline styles answer with a policy of their own in place of the one set here. */
export function registerSecurityHeaders(app: App, site: Site): void {
  const ofPages = securityHeaders(site);
  const ofCalls = callHeaders(site);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isCall ? ofCalls : ofPages);
    done();
  });
  if (!site.isHttps) return;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    reply.header('content-security-policy', `${String(policy)}${upgrade}`);
    done();
  });
}
