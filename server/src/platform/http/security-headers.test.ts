import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { registerSecurityHeaders } from './security-headers.ts';

const ofCalls = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const ofPages = {
  ...ofCalls,
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'policy="/api/policy-reports"',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const inTheOpen = { isHttps: false, hstsPreload: false };
const secure = { isHttps: true, hstsPreload: false };
const year = 'max-age=31536000; includeSubDomains';

const upgraded = (headers: typeof ofCalls) => ({
  ...headers,
  'content-security-policy': `${headers['content-security-policy']}; upgrade-insecure-requests`,
});

test.each([
  ['a page', inTheOpen, '/', ofPages],
  ['a call', inTheOpen, '/call', ofCalls],
  ['a page over https', secure, '/', { ...upgraded(ofPages), 'strict-transport-security': year }],
  ['a call over https', secure, '/call', { ...upgraded(ofCalls), 'strict-transport-security': year }],
])('%s has exactly its headers', async (_, site, url, expected) => {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  registerSecurityHeaders(app, site);
  app.get('/', async (_request, reply) => reply.send('ciao'));
  app.get('/call', { config: { isCall: true } }, async (_request, reply) => reply.send('ciao'));
  const { headers } = await app.inject(url);
  const {
    'content-type': _type,
    'content-length': _length,
    date: _date,
    connection: _connection,
    ...rest
  } = headers;
  expect(rest).toEqual(expected);
});
