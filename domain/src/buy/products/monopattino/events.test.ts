import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  ['people', 500_000_00, 500_000_00],
  ['things', 1200_00, 1200_00],
  ['care', 50_00, 0],
  ['care', 400_00, 350_00],
  ['care', 1050_00, 1000_00],
  ['care', 2000_00, 1000_00],
  ['deliveries', 400_00, 0],
])('after %s, %i cents of loss pay %i cents', (key, cost, paid) => {
  expect(outcomes(key, cost)).toEqual([{ paidCents: paid, ownShareCents: cost - paid }]);
});
