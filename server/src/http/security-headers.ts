import helmet from '@fastify/helmet';
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

/** Pages with inline styles answer with a policy of their own in place of the one set here. */
export async function registerSecurityHeaders(app: App, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // A document framed without an origin (a mail in the sandbox) can not have it, and browsers complain.
    originAgentCluster: false,
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  const defaultPolicy = contentSecurityPolicy();
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', defaultPolicy);
    reply.header('permissions-policy', permissions);
  });
  if (!isHttps) return;
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    reply.header('content-security-policy', `${String(policy)}${upgrade}`);
  });
}
