import { expect, test, vi } from 'vitest';
import type { Limiter } from '../http/rate-limit/limiter.ts';
import { mayMail } from './mailbox-limit.ts';

test('ten mails of a kind in an hour', async () => {
  const hit = vi.fn<Limiter['hit']>(async () => ({ allowed: false, retryAfterSeconds: 60 }));
  const limiter: Limiter = { hit, forget: async () => undefined, forgetExpired: async () => undefined };
  expect(await mayMail(limiter, 'contact', 'Ada@example.it')).toBe(false);
  expect(hit.mock.calls).toEqual([['contact to ada@example.it', { max: 10, windowSeconds: 3600 }]]);
});
