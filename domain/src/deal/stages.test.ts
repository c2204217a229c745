import { describe, expect, test } from 'vitest';
import {
  type DealEvent,
  type DealOrder,
  doorOf,
  dealOrders,
  dealStages,
  dealTransitions,
  stageAfter,
} from './stages.ts';

const walk = (order: DealOrder, events: readonly DealEvent[]) =>
  events.reduce<string[]>(
    (stages, event) => {
      const from = stages.at(-1) as (typeof dealStages)[number]['key'];
      return [...stages, stageAfter(order, from, event) ?? `no way from ${from}`];
    },
    ['quotation'],
  );

describe('a deal', () => {
  test('that is paid first goes through every stage in order', () => {
    expect(
      walk('pay-first', [
        'data-completed',
        'payment-opened',
        'payment-confirmed',
        'documents-sent',
        'documents-signed',
        'policy-activated',
      ]),
    ).toEqual(dealStages.slice(0, 7).map(({ key }) => key));
  });

  test('that is signed first comes back to be paid, and is then active', () => {
    expect(
      walk('sign-first', [
        'data-completed',
        'purchase-requested',
        'documents-signed',
        'payment-opened',
        'payment-confirmed',
        'policy-activated',
      ]),
    ).toEqual([
      'quotation',
      'qualified_lead',
      'documentation_send',
      'documentation_signed',
      'pay_intent',
      'paid',
      'closed_won',
    ]);
  });

  test.each<[DealOrder, (typeof dealStages)[number]['key'], DealEvent]>([
    ['pay-first', 'quotation', 'payment-confirmed'],
    ['pay-first', 'paid', 'payment-confirmed'],
    ['pay-first', 'paid', 'link-expired'],
    ['pay-first', 'paid', 'policy-activated'],
    ['pay-first', 'closed_won', 'refunded'],
    ['sign-first', 'qualified_lead', 'payment-opened'],
    ['pay-first', 'closed_lost', 'payment-confirmed'],
  ])('%s at %s takes no %s', (order, from, event) => {
    expect(stageAfter(order, from, event)).toBeNull();
  });

  test('that is lost stays lost', () => {
    expect(dealTransitions.filter(({ from }) => from === 'closed_lost')).toEqual([]);
  });

  test('has one way for an event, not two', () => {
    const ways = dealTransitions.flatMap(({ from, event, order }) =>
      (order ? [order] : dealOrders).map((each) => `${each} ${from} ${event}`),
    );
    expect(new Set(ways).size).toBe(ways.length);
  });
});

test('the address of a deal opens it before it is paid, and tells how things stand later', () => {
  expect(dealStages.map(({ key }) => doorOf(key))).toEqual([
    'open',
    'open',
    'open',
    'in-progress',
    'in-progress',
    'in-progress',
    'expired',
    'expired',
  ]);
});
