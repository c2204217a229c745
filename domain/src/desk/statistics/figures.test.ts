import { describe, expect, test } from 'vitest';
import { medianWait, shareKept, type Waits } from './figures.ts';
import { type CallWaitKind, CALL_WAIT_KINDS } from './kinds.ts';

const waits = (some: Partial<Waits>): Waits => ({
  ...(Object.fromEntries(CALL_WAIT_KINDS.map((kind) => [kind, 0])) as Record<CallWaitKind, number>),
  ...some,
});

describe('the median waiting time for a call', () => {
  test.each<[string, Partial<Waits>, CallWaitKind | null]>([
    ['no one', {}, null],
    ['one', { 'called-20': 1 }, 'called-20'],
    ['just half', { 'called-5': 2, 'called-later': 2 }, 'called-5'],
    ['one less than half', { 'called-5': 2, 'called-later': 3 }, 'called-later'],
    ['in the middle', { 'called-5': 3, 'called-10': 2, 'called-60': 4 }, 'called-10'],
  ])('%s', (_, some, kind) => {
    expect(medianWait(waits(some))).toBe(kind);
  });
});

test('a share of zero is null', () => {
  expect(shareKept({ kept: 0, missed: 0 })).toBeNull();
  expect(shareKept({ kept: 3, missed: 1 })).toBe(0.75);
  expect(shareKept({ kept: 2, missed: 2 })).toBe(0.5);
});
