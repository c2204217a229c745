import { expect, test } from 'vitest';
import { waitingLines } from './MoneyWaiting.tsx';

const nothing = {
  refundsToConfirm: 0,
  ownRefunds: 0,
  refundsFailed: 0,
  disputes: 0,
  differences: 0,
  failedDays: 0,
};

test('nothing is shown when nothing waits', () => {
  expect(waitingLines(nothing, true)).toEqual([]);
});

test('what waits is shown to those who can act on it', () => {
  const waiting = { ...nothing, refundsToConfirm: 1, ownRefunds: 2, disputes: 3 };
  expect(waitingLines(waiting, true).map(({ text }) => text)).toEqual([
    'Un rimborso aspetta la tua conferma',
    '2 tuoi rimborsi aspettano un’altra persona',
    '3 contestazioni sono aperte',
  ]);
  expect(waitingLines(waiting, false).map(({ section }) => section)).toEqual(['rimborsi']);
});
