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

// Written out here for readability, and set in one go, as every request passes.
const commonSecurityHeaders = {
  // No other site loads our resources or frames them.
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Browsers must not guess a file's type.
  'x-content-type-options': 'nosniff',
};

const onPages = {
  // Other sites' windows get no reference to ours.
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A download is not opened in our origin.
  'x-download-options': 'noopen',
  // For old browsers: no DNS prefetching, no plug-in policies, no filter that could be turned against a page.
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'reporting-endpoints': reportingEndpoints,
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

type Site = { isHttps: boolean; hstsPreload: boolean };

/** Also for answers to unreadable addresses, which no hook reaches. */
export function securityHeaders(site: Site): Record<string, string> {
  return { ...callHeaders(site), ...onPages, 'content-security-policy': contentSecurityPolicy() };
}

/** JSON opened as a page renders and runs nothing, so half of the headers are pointless. */
function callHeaders({ isHttps, hstsPreload }: Site): Record<string, string> {
  return {
    ...commonSecurityHeaders,
    ...(isHttps && {
      'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    }),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Pages with inline styles replace the policy set here with their own. */
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
