import { describe, expect, test } from 'vitest';
import { type DealOrder, dealOrders, type DealStage, dealStages } from '../../buy/deal/stages.ts';
import { ROLES } from '../../platform/call/roles.ts';
import { actionsFor, type DealAction, type DealStatus, mayDo, stageAfterAction } from './actions.ts';
const standing = (order: DealOrder, stage: DealStage, more: Partial<DealStatus> = {}): DealStatus => ({
  order,
  stage,
  isRenewal: false,
  isComplete: stage !== 'quotation',
  hasRunOut: false,
  isPaid: false,
  withdrawal: 'too-late',
  isWithdrawalAsked: false,
  isErased: false,
  ...more,
});

const unlessAlways = (actions: readonly DealAction[]) =>
  actions.filter((action) => !['note', 'task', 'send-mail'].includes(action)).join(' ');

describe('actions offered to a responsabile', () => {
  test.each<[DealOrder, DealStage, Partial<DealStatus>, string]>([
    ['pay-first', 'quotation', {}, 'correct new-link close-lost'],
    ['pay-first', 'qualified_lead', {}, 'correct send-payment-link new-link close-lost'],
    ['pay-first', 'pay_intent', {}, 'correct send-payment-link new-link close-lost'],
    ['pay-first', 'pay_intent', { hasRunOut: true }, 'close-lost'],
    ['pay-first', 'qualified_lead', { isComplete: false }, 'correct new-link close-lost'],
    ['pay-first', 'paid', { isPaid: true, withdrawal: 'open' }, 'refund withdraw'],
    ['pay-first', 'paid', { isPaid: true, withdrawal: 'open', isWithdrawalAsked: true }, 'refund'],
    [
      'pay-first',
      'documentation_send',
      { isPaid: true, withdrawal: 'open' },
      'new-link send-documents refund withdraw',
    ],
    [
      'pay-first',
      'documentation_signed',
      { isPaid: true, withdrawal: 'open' },
      'send-documents refund withdraw',
    ],
    ['pay-first', 'closed_won', { isPaid: true }, 'send-documents refund'],
    ['pay-first', 'closed_lost', {}, ''],
    ['pay-first', 'closed_lost', { isPaid: true }, 'refund'],
    ['sign-first', 'quotation', {}, 'correct new-link close-lost'],
    ['sign-first', 'qualified_lead', {}, 'correct new-link close-lost'],
    ['sign-first', 'documentation_send', {}, 'new-link send-documents close-lost'],
    ['sign-first', 'documentation_signed', {}, 'send-documents close-lost'],
    ['sign-first', 'pay_intent', {}, 'send-payment-link new-link send-documents close-lost'],
    ['sign-first', 'paid', { isPaid: true, withdrawal: 'open' }, 'send-documents refund withdraw'],
    ['pay-only', 'qualified_lead', {}, 'close-lost'],
    ['pay-only', 'pay_intent', {}, 'close-lost'],
    ['pay-only', 'pay_intent', { isRenewal: true }, 'send-payment-link close-lost'],
    ['pay-only', 'closed_won', { isPaid: true, withdrawal: 'open' }, 'send-documents refund withdraw'],
    ['pay-first', 'documentation_send', { isPaid: true, isErased: true, withdrawal: 'open' }, 'refund'],
    ['pay-first', 'qualified_lead', { isErased: true }, ''],
    ['sign-first', 'pay_intent', { isErased: true }, ''],
    ['pay-only', 'pay_intent', { isRenewal: true, isErased: true }, ''],
    ['pay-first', 'closed_won', { isPaid: true, isErased: true }, 'refund'],
    ['sign-first', 'pay_intent', { hasRunOut: true }, 'send-documents close-lost'],
    ['pay-only', 'pay_intent', { isRenewal: true, hasRunOut: true }, 'close-lost'],
    // Paid, but the payment is not recorded yet.
    ['pay-first', 'pay_intent', { isPaid: true }, 'correct send-payment-link new-link refund'],
  ])('%s at %s %o offers %s', (order, stage, more, offered) => {
    expect(unlessAlways(actionsFor('responsabile', standing(order, stage, more)))).toBe(offered);
  });
});

const allDealStates = dealOrders.flatMap((order) =>
  dealStages.flatMap(({ key }) =>
    ['open' as const, 'too-late' as const].map((withdrawal) =>
      standing(order, key, { withdrawal, isPaid: withdrawal === 'open' }),
    ),
  ),
);

test('a reader is offered nothing, and a consulente cannot refund', () => {
  for (const deal of allDealStates) {
    expect(actionsFor('revisore', deal)).toEqual([]);
    expect(mayDo('consulente', deal, 'refund')).toBe(false);
  }
});

test('an erased customer receives nothing, and notes can still be written', () => {
  const erased = standing('pay-first', 'closed_lost', { isErased: true });
  expect(actionsFor('responsabile', erased)).toEqual(['note', 'task']);
  expect(actionsFor('responsabile', { ...erased, isErased: false })).toEqual(['send-mail', 'note', 'task']);
});

test.each<[DealStage, DealAction, DealStage | null]>([
  ['quotation', 'close-lost', 'closed_lost'],
  ['paid', 'close-lost', null],
  ['paid', 'withdraw', 'closed_lost'],
  ['quotation', 'withdraw', null],
  ['paid', 'note', null],
  ['quotation', 'note', null],
])('at %s, %s leads to %s', (stage, action, after) => {
  expect(stageAfterAction({ order: 'pay-first', stage }, action)).toBe(after);
});

test('staff cannot consent, sign or pay for a buyer: they can only end a deal', () => {
  for (const deal of allDealStates)
    for (const role of ROLES)
      for (const action of actionsFor(role, deal))
        expect([null, 'closed_lost']).toContain(stageAfterAction(deal, action));
});
