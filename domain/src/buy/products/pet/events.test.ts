import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly?: boolean) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  // 80% would be 80, but the owner always bears 50 euro.
  ['surgery', 100_00, 50_00],
  ['surgery', 900_00, 720_00],
  ['surgery', 1250_00, 1000_00],
  ['surgery', 3000_00, 1000_00],
  ['illness', 50_00, 0],
  ['illness', 100_00, 50_00],
  ['illness', 250_00, 175_00],
  ['illness', 800_00, 250_00],
  ['routine', 200_00, 0],
])('for a vet’s bill (%s) of %i cents, %i cents are refunded', (key, cost, paid) => {
  expect(outcomes(key, cost)).toEqual([{ paidCents: paid, ownShareCents: cost - paid }]);
});

test.each(['surgery', 'illness'])('%s is not paid during the waiting period', (key) => {
  expect(outcomes(key, 900_00, true)).toEqual([{ paidCents: 0, ownShareCents: 900_00 }]);
});

test('the waiting period ends on the thirtieth day for illness and on the fifth for an accident', () => {
  expect(events.map(({ key, waiting }) => [key, waiting?.later])).toEqual([
    ['surgery', 'dal quinto giorno in poi'],
    ['illness', 'dal trentesimo giorno in poi'],
    ['routine', undefined],
  ]);
});
