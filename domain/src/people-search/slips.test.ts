import { describe, expect, test } from 'vitest';
import { nearlyTyped, oneSlipAway } from './slips.ts';

describe('with one slip of the fingers', () => {
  test.each([
    ['biamchi', 'bianchi', true],
    ['binchi', 'bianchi', true],
    ['biaanchi', 'bianchi', true],
    ['bainchi', 'bianchi', true],
    ['vianchi', 'bianchi', true],
    // Half a name.
    ['biamc', 'bianchi', true],
    ['biancho', 'bianchi', true],
    ['biomci', 'bianchi', false],
    ['rossi', 'bianchi', false],
    // Too short to forgive one.
    ['adx', 'ada', false],
  ])('%s may be %s: %s', (typed, word, may) => {
    expect(nearlyTyped(typed)(word)).toBe(may);
  });

  test('are few enough to look for each', () => {
    expect(oneSlipAway('bianchi').length).toBeLessThan(420);
    expect(oneSlipAway('a'.repeat(16))).toEqual([]);
  });
});
