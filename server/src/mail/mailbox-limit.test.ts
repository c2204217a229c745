import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import { expect, test, vi } from 'vitest';
import type { Limiter } from '../http/rate-limit/limiter.ts';
import { isFirstMailWith, mayMail } from './mailbox-limit.ts';

test('ten mails of a kind in an hour, and one with the address of a purchase', async () => {
  const hit = vi.fn<Limiter['hit']>(async () => ({ allowed: false, retryAfterSeconds: 60 }));
  const limiter: Limiter = { hit, forget: async () => undefined, forgetExpired: async () => undefined };
  const uuid = dealUuidSchema.parse('4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11');
  expect(await mayMail(limiter, 'contact', 'Ada@example.it')).toBe(false);
  expect(await isFirstMailWith(limiter, uuid)).toBe(false);
  expect(hit.mock.calls).toEqual([
    ['contact to ada@example.it', { max: 10, windowSeconds: 3600 }],
    [`address of ${uuid}`, { max: 1, windowSeconds: 3600 }],
  ]);
});
