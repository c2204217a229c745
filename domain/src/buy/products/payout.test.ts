import { expect, test } from 'vitest';
import { cents } from '../../platform/values/money.ts';
import { aboveExcess, perNight, shareOf } from './payout.ts';

test.each([
  // A loss below the excess is not paid.
  [100_00, 0],
  [150_00, 0],
  [400_00, 250_00],
  [1150_00, 1000_00],
  [9000_00, 1000_00],
])('of %i cents of damage, with an excess of 150 and a limit of 1.000 euro, %i are paid', (cost, paid) => {
  expect(aboveExcess(cost, { excess: cents(150_00), limit: cents(1000_00) })).toBe(paid);
});

test.each([
  [0, 0],
  [40_00, 0],
  // 80% would be 160, but the insured always bears 50 euro.
  [200_00, 150_00],
  [250_00, 200_00],
  [900_00, 720_00],
  [1250_00, 1000_00],
  [3000_00, 1000_00],
])('of %i cents, at 80% with an excess of 50 and a limit of 1.000 euro, %i are paid', (cost, paid) => {
  expect(shareOf(cost, 0.8, { excess: cents(50_00), limit: cents(1000_00) })).toBe(paid);
});

test.each([
  [0, 0],
  [3, 90_00],
  [30, 900_00],
  [45, 900_00],
])('%i nights at 30 euro, 30 at most, pay %i cents', (nights, paid) => {
  expect(perNight(nights, cents(30_00), 30)).toBe(paid);
});
