import { expect, test } from 'vitest';
import type { Limiter } from '../../http/rate-limit/limiter.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import { resetCodeMails, mayMailCode } from './code-mails.ts';

/** Refuses after this many, and records its calls. */
function countingLimiter(allowed: number) {
  const asked: [key: string, RateLimit][] = [];
  const forgotten: string[] = [];
  const limiter: Limiter = {
    async hit(key, limit) {
      asked.push([key, limit]);
      return asked.length <= allowed ? { allowed: true } : { allowed: false, retryAfterSeconds: 7 };
    },
    async forget(key) {
      forgotten.push(key);
    },
    async deleteExpired() {},
  };
  return { limiter, asked, forgotten };
}

test('a mailbox gets one mail with a code a minute, five an hour and twenty a day; a reset clears all three', async () => {
  const { limiter, asked, forgotten } = countingLimiter(3);
  expect(await mayMailCode(limiter, 'sign-up', 'ada@example.it')).toEqual({ allowed: true });
  expect(asked.map(([, limit]) => limit)).toEqual([
    { max: 1, windowSeconds: 60 },
    { max: 5, windowSeconds: 3600 },
    { max: 20, windowSeconds: 86_400 },
  ]);
  await resetCodeMails(limiter, 'sign-up', 'ada@example.it');
  expect(forgotten).toEqual(asked.map(([key]) => key));
  expect(new Set(forgotten).size).toBe(3);
});
