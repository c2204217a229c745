import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly?: boolean) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  // 80% would be 80: but 50 euro stay with the owner in any case.
  ['surgery', 100_00, 50_00],
  // The example of the page.
  ['surgery', 900_00, 720_00],
  ['surgery', 1250_00, 1000_00],
  ['surgery', 3000_00, 1000_00],
  ['illness', 50_00, 0],
  ['illness', 100_00, 50_00],
  ['illness', 250_00, 175_00],
  ['illness', 800_00, 250_00],
  ['routine', 200_00, 0],
])('of a vet’s bill (%s) of %i cents %i come back', (key, cost, paid) => {
  expect(outcomes(key, cost)).toEqual([{ paidCents: paid, keptCents: cost - paid }]);
});

test.each(['surgery', 'illness'])('%s: before its day nothing comes back', (key) => {
  expect(outcomes(key, 900_00, true)).toEqual([{ paidCents: 0, keptCents: 900_00 }]);
});

test('an illness waits for the thirtieth day, an accident for the fifth', () => {
  expect(events.map(({ key, waiting }) => [key, waiting?.later])).toEqual([
    ['surgery', 'dal quinto giorno in poi'],
    ['illness', 'dal trentesimo giorno in poi'],
    ['routine', undefined],
  ]);
});
