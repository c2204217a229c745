import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { dealRow } from '../../../test/deal-row.ts';
import { renewalStatus } from './renewal-status.ts';

const deal = dealRow({ productKey: 'mimuovo' });
const begun = { event: 'policy-activated' } as const;

test.each([
  ['nothing happened to', {}, 'on'],
  ['its owner stopped, among other things', { history: [begun, { event: 'renewal-stopped' }] }, 'stopped'],
  ['another year was offered of', { next: { stage: 'qualified_lead' } }, 'on'],
  ['another year was not paid of', { next: { stage: 'closed_lost' } }, 'on'],
  ['another year was paid of', { next: { stage: 'paid' } }, 'none'],
  ['another year has begun of', { next: { stage: 'closed_won' } }, 'none'],
] as const)('a cover that %s: %j', (_, surroundings, expected) => {
  const quiet = { history: [begun], next: undefined, today: isoDate('2027-01-01') };
  expect(renewalStatus(deal, { ...quiet, ...surroundings })).toBe(expected);
});
