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

/** As if something else had been left there. */
function leave(found: unknown): void {
  handOverPerson(ada);
  for (const key of kept.keys()) kept.set(key, JSON.stringify(found));
}

test('who is handed over is taken once', () => {
  handOverPerson(ada);
  expect(takePerson()).toEqual(ada);
  expect(kept.size).toBe(0);
  expect(takePerson()).toEqual({});
});

test('after a minute nobody is there, whether somebody comes or not', () => {
  handOverPerson(ada);
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(kept.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(kept.size).toBe(0);
  leave({ person: ada, until: Date.now() });
  expect(takePerson()).toEqual({});
});
