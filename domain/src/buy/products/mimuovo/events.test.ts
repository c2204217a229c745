import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  ['things', 100_00, 0],
  ['things', 1200_00, 1050_00],
  ['people', 60_000_00, 60_000_00],
  ['people', 700_000_00, 500_000_00],
  ['theft', 800_00, 0],
])('for damage (%s) of %i cents, %i cents are paid', (key, damage, paid) => {
  expect(outcomes(key, damage)).toEqual([{ paidCents: paid, ownShareCents: damage - paid }]);
});

test.each([
  [5, 150_00],
  [30, 900_00],
  [40, 900_00],
])('%i nights in hospital pay %i cents', (nights, paid) => {
  expect(outcomes('hospital', nights)).toEqual([{ paidCents: paid, ownShareCents: null }]);
});
