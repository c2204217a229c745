import { randomUUID } from 'node:crypto';
import { dealAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { expect, test } from 'vitest';
import { hashOfAddress } from '../../server/src/buy/deals/deal-address.ts';
import { countDeskWork, countPurchases } from './stored-work.ts';

const answering =
  (...answers: readonly (readonly object[])[]) =>
  async <Row>(statement: string): Promise<Row[]> => {
    const index = /from case_note|from sandbox/.test(statement) ? 0 : 1;
    return answers[index] as unknown as Row[];
  };

const a = dealAddressSchema.parse(randomUUID());

const charge = (deal: string, charges: number, payments: number, deals: number) => ({
  deal,
  charges,
  payments,
  deals,
});
const nothingWrong = { paymentsLost: 0, chargedTwice: 0, chargesWithoutDeal: 0 };

test.each([
  ['each is stored once', [charge(hashOfAddress(a), 1, 1, 1)], nothingWrong],
  ['an acknowledged one is lost', [], { ...nothingWrong, paymentsLost: 1 }],
  ['a card was charged twice', [charge(hashOfAddress(a), 2, 1, 1)], { ...nothingWrong, chargedTwice: 1 }],
  [
    'a charge has no deal, acknowledged or not',
    [charge(hashOfAddress(a), 1, 1, 1), charge('b', 1, 0, 0)],
    { ...nothingWrong, chargesWithoutDeal: 1 },
  ],
])('payments are counted: %s', async (_, rows, expected) => {
  const told = { paid: [a], charged: new Set([a]), gone: () => 0 };
  expect(await countPurchases(answering(rows), told)).toEqual(expected);
});

test.each([
  ['everything is stored once', 1, { name: 'Ada b', times: 2 }, { changesLost: 0, changesTwice: 0 }],
  ['a note is lost', 0, { name: 'Ada b', times: 2 }, { changesLost: 1, changesTwice: 0 }],
  ['a correction is lost', 1, { name: 'Ada a', times: 1 }, { changesLost: 1, changesTwice: 0 }],
  ['a correction was made twice', 1, { name: 'Ada b', times: 3 }, { changesLost: 0, changesTwice: 1 }],
])('changes at the desk are counted: %s', async (_, notes, request, expected) => {
  const told = {
    noted: ['Richiamare'],
    corrected: new Map([['r', { name: 'Ada b', times: 2 }]]),
    gone: () => 0,
  };
  const stored = answering([{ text: 'Richiamare', count: notes }], [{ id: 'r', ...request }]);
  expect(await countDeskWork(stored, told)).toEqual(expected);
});
