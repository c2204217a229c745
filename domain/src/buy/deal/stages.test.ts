import { describe, expect, test } from 'vitest';
import {
  type DealEvent,
  type DealOrder,
  type DealStage,
  linkStateOf,
  dealOrders,
  dealStages,
  dealTransitions,
  stageAfter,
  stageId,
} from './stages.ts';

const walk = (order: DealOrder, events: readonly DealEvent[]) =>
  events.reduce<string[]>(
    (stages, event) => {
      const from = stages.at(-1) as (typeof dealStages)[number]['key'];
      return [...stages, stageAfter(order, from, event) ?? `no way from ${from}`];
    },
    ['quotation'],
  );

describe('moving a deal through its stages', () => {
  test('a deal that is paid first goes through every stage in order', () => {
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

  test('a deal that is signed first returns to be paid, and then becomes active', () => {
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
  ])('a deal that is %s at stage %s refuses %s', (order, from, event) => {
    expect(stageAfter(order, from, event)).toBeNull();
  });

  test('a lost deal stays lost', () => {
    expect(dealTransitions.filter(({ from }) => from === 'closed_lost')).toEqual([]);
  });

  test('each event has a single transition from a stage', () => {
    const ways = dealTransitions.flatMap(({ from, event, order }) =>
      (order ? [order] : dealOrders).map((each) => `${each} ${from} ${event}`),
    );
    expect(new Set(ways).size).toBe(ways.length);
  });
});

/** Every stage and event: the id of the next stage, or nothing. In the order of `columns`. */
const columns = [
  'data-completed',
  'payment-opened',
  'documents-sent',
  'policy-activated',
  'purchase-requested',
  'payment-confirmed',
  'documents-signed',
  'link-expired',
  'signature-expired',
  'refunded',
  'withdrawn',
  'renewal-stopped',
  'plate-told',
  'closed-by-desk',
  'mailbox-changed',
] as const satisfies readonly DealEvent[];

const tables: Record<DealOrder, readonly [stage: DealStage, ids: string][]> = {
  'pay-first': [
    ['quotation', '2 · · · · · · 8 · · · · · 8 ·'],
    ['qualified_lead', '· 3 · · · · · 8 · · · · · 8 1'],
    ['pay_intent', '· · · · · 4 · 8 · · · · · 8 1'],
    ['paid', '· · 5 · · · · · · 8 8 · 4 · ·'],
    ['documentation_send', '· · · · · · 6 · 8 8 8 · 5 · ·'],
    ['documentation_signed', '· · · 7 · · · · · 8 8 6 6 · ·'],
    ['closed_won', '· · · · · · · · · · 8 7 · · ·'],
    ['closed_lost', '· · · · · · · · · · · · · · ·'],
  ],
  'sign-first': [
    ['quotation', '2 · · · · · · 8 · · · · · 8 ·'],
    ['qualified_lead', '· · · · 5 · · 8 · · · · · 8 1'],
    ['pay_intent', '· · · · · 4 · 8 · · · · · 8 ·'],
    ['paid', '· · · 7 · · · · · 8 8 · · · ·'],
    ['documentation_send', '· · · · · · 6 · 8 8 8 · · 8 ·'],
    ['documentation_signed', '· 3 · · · · · 8 · 8 8 · · 8 ·'],
    ['closed_won', '· · · · · · · · · · 8 7 · · ·'],
    ['closed_lost', '· · · · · · · · · · · · · · ·'],
  ],
  'pay-only': [
    ['quotation', '2 · · · · · · 8 · · · · · 8 ·'],
    ['qualified_lead', '· 3 · · · · · 8 · · · 8 · 8 ·'],
    ['pay_intent', '· · · · · 4 · 8 · · · 8 · 8 ·'],
    ['paid', '· · · 7 · · · · · 8 8 4 4 · ·'],
    // Never reached: such a deal needs no signature.
    ['documentation_send', '· · · · · · 6 · 8 8 8 · · · ·'],
    ['documentation_signed', '· · · · · · · · · 8 8 · · · ·'],
    ['closed_won', '· · · · · · · · · · 8 7 · · ·'],
    ['closed_lost', '· · · · · · · · · · · · · · ·'],
  ],
};

describe.each(dealOrders)('%s', (order) => {
  test.each(tables[order])('the stage %s accepts %s', (stage, ids) => {
    const taken = columns.map((event) => {
      const to = stageAfter(order, stage, event);
      return to === null ? '·' : stageId(to);
    });
    expect(taken.join(' ')).toBe(ids);
  });

  test('the table covers every stage', () => {
    expect(tables[order].map(([stage]) => stage)).toEqual(dealStages.map(({ key }) => key));
  });
});

test('the table has a column for every event', () => {
  expect(new Set(dealTransitions.map(({ event }) => event))).toEqual(new Set(columns));
});

test('the link to a deal opens it before payment, and shows its status later', () => {
  expect(dealStages.map(({ key }) => linkStateOf(key))).toEqual([
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
