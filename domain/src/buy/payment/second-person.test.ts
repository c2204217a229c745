import { describe, expect, test } from 'vitest';
import type { StaffId } from '../../platform/values/ids.ts';
import { type Admission, confirmersInWords, canConfirm } from './second-person.ts';

const now = new Date('2026-11-18T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const id = (name: string) => name as StaffId;
const admission = (name: string, by: string | null, days: number): Admission => ({
  id: id(name),
  admittedBy: by === null ? null : id(by),
  admittedAt: daysAgo(days),
});

describe('confirming what Bianca requested', () => {
  test.each([
    ['no one', [], 'yes'],
    ['the command line', [admission('carlo', null, 1)], 'yes'],
    ['another colleague', [admission('carlo', 'dora', 1)], 'yes'],
    ['Bianca today', [admission('carlo', 'bianca', 0)], 'let-in-by-asker'],
    ['Bianca 29.9 days ago', [admission('carlo', 'bianca', 29.9)], 'let-in-by-asker'],
    ['Bianca 30 days ago', [admission('carlo', 'bianca', 30)], 'yes'],
    ['a guest of Bianca', [admission('carlo', 'dora', 1), admission('dora', 'bianca', 2)], 'let-in-by-asker'],
    [
      'a guest of Bianca of long ago',
      [admission('carlo', 'dora', 1), admission('dora', 'bianca', 40)],
      'yes',
    ],
    ['a guest who let Dora in', [admission('carlo', 'dora', 1), admission('dora', 'carlo', 2)], 'yes'],
  ] as const)('whether Carlo may confirm, admitted by %s (%j): %s', (_, colleagues, expected) => {
    expect(canConfirm(id('bianca'), id('carlo'), colleagues, now)).toBe(expected);
  });

  test('Bianca cannot confirm her own request', () => {
    expect(canConfirm(id('bianca'), id('bianca'), [], now)).toBe('same-person');
  });
});

test.each([
  [[], 'nessuno'],
  [['Carlo Verdi'], 'Può confermarlo Carlo Verdi.'],
  [['Carlo Verdi', 'Eva Blu', 'Fabio Viola'], 'Può confermarlo Carlo Verdi, Eva Blu o Fabio Viola.'],
])('with the colleagues %j the hint is: %s', (names, words) => {
  expect(confirmersInWords(names)).toContain(words);
});
