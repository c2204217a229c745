import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  ['people', 80_000_00, 80_000_00],
  ['people', 400_000_00, 250_000_00],
  ['care', 150_00, 150_00],
  ['care', 300_00, 200_00],
  ['off-piste', 300_00, 0],
])('after %s, %i cents of loss pay %i cents', (key, cost, paid) => {
  expect(outcomes(key, cost)).toEqual([{ paidCents: paid, ownShareCents: cost - paid }]);
});

test.each([
  [6, 120_00],
  [70, 1200_00],
])('%i days in hospital pay %i cents with Platinum and nothing with Gold', (days, paid) => {
  expect(outcomes('hospital', days)).toEqual([
    { of: 'Gold', paidCents: 0, ownShareCents: null },
    { of: 'Platinum', paidCents: paid, ownShareCents: null },
  ]);
});
