import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  // The owner bears a tenth.
  ['theft', 1200_00, 1080_00],
  ['theft', 4000_00, 1500_00],
  // After a year it is worth 1.020, and the owner bears a tenth of that too.
  ['theft-after-a-year', 1200_00, 918_00],
  ['theft-after-a-year', 4000_00, 1500_00],
  ['repair', 50_00, 0],
  ['repair', 300_00, 250_00],
  ['repair', 1000_00, 500_00],
  ['people', 1_200_000_00, 1_000_000_00],
  ['parts', 500_00, 0],
])('after %s, %i cents of loss pay %i cents', (key, cost, paid) => {
  expect(outcomes(key, cost)).toEqual([{ paidCents: paid, ownShareCents: cost - paid }]);
});
