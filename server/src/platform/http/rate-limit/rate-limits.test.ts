import { deskVisitor, everybody, staff } from '@riparo/domain/platform/call/access.ts';
import Fastify, { type FastifyContextConfig } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '../app-instance.ts';
import type { Limiter } from './limiter.ts';
import type { RateLimit, Verdict } from '../rate-limit.ts';
import { registerRateLimits } from './rate-limits.ts';

type Route = { method: 'GET' | 'POST'; config?: FastifyContextConfig };

/** A server with one route that records what the shared limiter counts. */
function openApp(
  { method, config = {} }: Route,
  verdictOn: (key: string) => Verdict = () => ({ allowed: true }),
) {
  const counted: [key: string, limit: RateLimit][] = [];
  const deleteExpired = vi.fn<() => Promise<void>>(async () => undefined);
  const limiter: Limiter = {
    async hit(key, limit) {
      counted.push([key, limit]);
      return verdictOn(key);
    },
    forget: async () => undefined,
    deleteExpired,
  };
  const warn = vi.fn<(...said: unknown[]) => void>();
  const app: App = Fastify();
  app.log.warn = warn;
  registerRateLimits(app, { limiter }, { writesPerMinute: 3 });
  app.route({ method, url: '/books', config, handler: async () => ({}) });
  onTestFinished(() => app.close());
  const ask = () => app.inject({ method, url: '/books', remoteAddress: '192.0.2.7' });
  return { app, ask, counted, deleteExpired, warn };
}

const own = { max: 1, windowSeconds: 3600 };
const ofAddress: [string, RateLimit] = ['write 192.0.2.7', { max: 3, windowSeconds: 60 }];

test.each<[string, Route, [string, RateLimit][]]>([
  ['a read', { method: 'GET' }, []],
  ['a write', { method: 'POST' }, [ofAddress]],
  ['a write that is open to everybody', { method: 'POST', config: { access: everybody } }, [ofAddress]],
  ['a notice that is signed', { method: 'POST', config: { acceptsAnyOrigin: true } }, []],
  ['a write at the desk', { method: 'POST', config: { access: staff('read-log') } }, []],
  ['a write at the sign-in of the desk', { method: 'POST', config: { access: deskVisitor } }, []],
  [
    'a file in pieces',
    { method: 'POST', config: { hasOwnLimit: true, rateLimit: own } },
    [['POST /books 192.0.2.7', own]],
  ],
  ['a read with a limit', { method: 'GET', config: { rateLimit: own } }, [['GET /books 192.0.2.7', own]]],
  [
    'a read at an older address',
    { method: 'GET', config: { rateLimit: own, countedAs: '/volumes' } },
    [['GET /volumes 192.0.2.7', own]],
  ],
  [
    'a write with a limit',
    { method: 'POST', config: { rateLimit: own } },
    [ofAddress, ['POST /books 192.0.2.7', own]],
  ],
  [
    'a write that mails an address it names',
    { method: 'POST', config: { mailsAnyone: true } },
    [ofAddress, ['mails asked for from 192.0.2.7', { max: 6, windowSeconds: 3600 }]],
  ],
  ['a cheap read', { method: 'GET', config: { rateLimit: { ...own, perProcess: true } } }, []],
  ['a cheap write', { method: 'POST', config: { rateLimit: { ...own, perProcess: true } } }, [ofAddress]],
])('%s uses the right limiter', async (_, route, expected) => {
  const { ask, counted } = openApp(route);
  expect((await ask()).statusCode).toBe(200);
  expect(counted).toEqual(expected);
});

test.each<[string, Route]>([
  ['of its address', { method: 'POST' }],
  ['of its route', { method: 'GET', config: { rateLimit: own } }],
])('exceeding the limit %s is refused with the time to wait', async (_, route) => {
  const { ask } = openApp(route, () => ({ allowed: false, retryAfterSeconds: 7 }));
  const { statusCode, headers, body } = await ask();
  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('7');
  expect(JSON.parse(body)).toMatchObject({ code: 'too-many-requests' });
});

test('a cheap read is refused beyond its limit', async () => {
  const { ask } = openApp({ method: 'GET', config: { rateLimit: { ...own, perProcess: true } } });
  const answers = [await ask(), await ask()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
});

test('a limit that cannot be counted is an error, not a way in', async () => {
  const { ask } = openApp({ method: 'POST' }, () => {
    throw new Error('the database is away');
  });
  expect((await ask()).statusCode).toBe(500);
});
