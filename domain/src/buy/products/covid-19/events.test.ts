import { expect, test } from 'vitest';
import { outcomesOf } from '../event.ts';
import { events } from './events.ts';

const outcomes = (key: string, size: number, isTooEarly = false) =>
  events.filter((event) => event.key === key).flatMap((event) => outcomesOf(event, size, isTooEarly));

test.each([
  ['hospital', 1, 50_00],
  ['hospital', 6, 300_00],
  // From seven nights on, recovery is paid too.
  ['hospital', 7, 850_00],
  ['hospital', 30, 2000_00],
  ['hospital', 40, 2000_00],
  ['intensive-care', 1, 1550_00],
  ['intensive-care', 10, 2500_00],
  // The yearly limit is 3.500 euro.
  ['intensive-care', 30, 3500_00],
  ['intensive-care', 40, 3500_00],
  ['at-home', 10, 0],
])('%s for %i nights pays %i cents, whatever the bill', (key, nights, paid) => {
  expect(outcomes(key, nights)).toEqual([{ paidCents: paid, ownShareCents: null }]);
});

test('the subsidy pays nothing during the waiting period', () => {
  expect(outcomes('hospital', 10, true)).toEqual([{ paidCents: 0, ownShareCents: null }]);
});
