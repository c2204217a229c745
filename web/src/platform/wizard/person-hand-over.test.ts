import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOverPerson, takePerson } from './person-hand-over.ts';

const ada = { firstname: 'Ada' };
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates storage content of another origin or version. */
function leave(found: unknown): void {
  handOverPerson(ada);
  for (const key of kept.keys()) kept.set(key, JSON.stringify(found));
}

test('a person handed over is taken once', () => {
  handOverPerson(ada);
  expect(takePerson()).toEqual(ada);
  expect(kept.size).toBe(0);
  expect(takePerson()).toEqual({});
});

test('a person handed over expires after a minute, whether or not it is taken', () => {
  handOverPerson(ada);
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(kept.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(kept.size).toBe(0);
  leave({ person: ada, until: Date.now() });
  expect(takePerson()).toEqual({});
});
