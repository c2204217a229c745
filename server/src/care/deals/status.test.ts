import { suitabilityStatement } from '@riparo/domain/buy/products/suitability/statement.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { expect, test } from 'vitest';
import { dealRow } from '../../../test/deal-row.ts';
import { newDealUuid } from '../../../test/ids.ts';
import { statusOf } from './status.ts';

const now = new Date('2026-11-16T10:00:00Z');
const lines = suitabilityStatement('pet', suitableAnswers('pet'));
const waiting = { stage: 'qualified_lead', startsOn: null, endsOn: null } as const;
const complete = { ...waiting, suitability: { answeredAt: now.toISOString(), lines } };
const nothing = { history: [], paid: [], givenBack: [] };

test('the table of actions knows that a deal is incomplete, over, renewed or forgotten', () => {
  const isComplete = (suitability: (typeof complete)['suitability'] | null) =>
    statusOf(dealRow({ ...waiting, suitability }), nothing, now).isComplete;
  const withoutLast = { ...complete.suitability, lines: lines.slice(0, -1) };
  expect(isComplete(complete.suitability)).toBe(true);
  expect(isComplete(withoutLast)).toBe(false);
  expect(isComplete(null)).toBe(false);
  const over = { expiresAt: now, renewalOf: newDealUuid(), erasureAskedAt: now };
  expect(statusOf(dealRow({ ...complete, ...over }), nothing, now)).toMatchObject({
    hasRunOut: true,
    isRenewal: true,
    isErased: true,
  });
});

test.each([
  [[], false],
  [['received'], true],
  [['refunded', 'received'], true],
  [['refunded', 'refund-due'], false],
] as const)('with payments that are %j it is paid: %s', (states, isPaid) => {
  const paid = states.map((state) => ({ state }));
  expect(statusOf(dealRow(), { ...nothing, paid }, now).isPaid).toBe(isPaid);
});
