import { expect, test } from 'vitest';
import { createMemoryLimiter } from './memory-limiter.ts';

const limit = { max: 2, windowSeconds: 60 };

test('refuses what is too much in a window, says how long to wait, and starts anew after it', () => {
  let now = 1_000;
  const limiter = createMemoryLimiter(() => now);
  expect(limiter.hit('a', limit)).toEqual({ allowed: true });
  expect(limiter.hit('a', limit)).toEqual({ allowed: true });
  now += 20_000;
  expect(limiter.hit('a', limit)).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(limiter.hit('b', limit)).toEqual({ allowed: true });
  now += 40_000;
  expect(limiter.hit('a', limit)).toEqual({ allowed: true });
});

test('forgetting what is over does not forget what counts', () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  limiter.hit('a', { max: 1, windowSeconds: 60 });
  limiter.hit('b', { max: 1, windowSeconds: 10 });
  now = 30_000;
  limiter.forgetExpired();
  expect(limiter.hit('a', { max: 1, windowSeconds: 60 }).allowed).toBe(false);
  expect(limiter.hit('b', { max: 1, windowSeconds: 10 }).allowed).toBe(true);
});
