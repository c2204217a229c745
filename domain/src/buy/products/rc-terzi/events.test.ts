import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  ['window', 100_00, 0],
  ['window', 900_00, 750_00],
  ['water', 200_00, 0],
  ['water', 3000_00, 2750_00],
  ['work', 800_00, 0],
])('after %s, %i cents of damage pay %i cents', (key, damage, paid) => {
  expect(outcomes(key, damage)).toEqual([{ paidCents: paid, ownShareCents: damage - paid }]);
});

test('severe damage shows the difference between the two limits', () => {
  expect(outcomes('dog', 600_000_00)).toEqual([
    { of: 'RC Terzi 5', paidCents: 500_000_00, ownShareCents: 100_000_00 },
    { of: 'RC Terzi 10', paidCents: 600_000_00, ownShareCents: 0 },
  ]);
});
