import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOverPerson, takePerson } from './person-hand-over.ts';

const ada = { firstname: 'Ada' };
let entries: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates storage content of another origin or version. */
function leave(found: unknown): void {
  handOverPerson(ada);
  for (const key of entries.keys()) entries.set(key, JSON.stringify(found));
}

test('a person handed over is taken once', () => {
  handOverPerson(ada);
  expect(takePerson()).toEqual(ada);
  expect(entries.size).toBe(0);
  expect(takePerson()).toEqual({});
});

test('a person handed over expires after a minute, whether or not it is taken', () => {
  handOverPerson(ada);
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(entries.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(entries.size).toBe(0);
  leave({ person: ada, until: Date.now() });
  expect(takePerson()).toEqual({});
});
