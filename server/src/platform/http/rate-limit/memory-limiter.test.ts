import { describe, expect, test } from 'vitest';
import { createMemoryLimiter } from './memory-limiter.ts';

const limit = { max: 2, windowSeconds: 60 };

test('the memory limiter refuses excess within a window, says how long to wait, and restarts after it', () => {
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

test('removing expired windows keeps those that still count', () => {
  let now = 0;
  const limiter = createMemoryLimiter(() => now);
  limiter.hit('a', { max: 1, windowSeconds: 60 });
  limiter.hit('b', { max: 1, windowSeconds: 10 });
  now = 30_000;
  limiter.deleteExpired();
  expect(limiter.hit('a', { max: 1, windowSeconds: 60 }).allowed).toBe(false);
  expect(limiter.hit('b', { max: 1, windowSeconds: 10 }).allowed).toBe(true);
});

describe('more addresses than there are visitors', () => {
  const once = { max: 1, windowSeconds: 60 };

  function openCrowd() {
    let now = 0;
    const limiter = createMemoryLimiter(() => now);
    return {
      limiter,
      isForgotten: (key: string) => limiter.hit(key, once).allowed,
      come(count: number, windowSeconds = 60) {
        for (let place = 0; place < count; place += 1) limiter.hit(`${place}`, { max: 1, windowSeconds });
      },
      pass: (seconds: number) => void (now += seconds * 1000),
    };
  }

  test('the oldest window makes room, and no other', () => {
    const { limiter, come, isForgotten } = openCrowd();
    come(100_000);
    expect(isForgotten('0')).toBe(false);
    limiter.hit('one more', once);
    expect(isForgotten('1')).toBe(false);
    expect(isForgotten('0')).toBe(true);
  });
});
