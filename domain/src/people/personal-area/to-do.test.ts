import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { toDoOf } from './to-do.ts';

const today = isoDate('2026-11-16');
type Owned = Parameters<typeof toDoOf>[0];
type OwnedDeal = Owned['deals'][number];

const deal: OwnedDeal = {
  uuid: 'deal',
  status: 7,
  order: 'pay-first',
  isRenewal: false,
  startsOn: null,
  expiresAt: null,
  history: [],
  plate: null,
  next: null,
};
const at = (day: string) => `${day}T10:00:00.000Z`;
const resume = { step: 'resume', path: '/acquisto/pet/deal' } as const;
const pay = { step: 'pay', path: '/acquisto/rc-terzi/5/deal' } as const;
const sign = { step: 'sign', path: '/firma/token' } as const;
const expiresAt = at('2026-12-16');
const sent = [{ event: 'documents-sent', at: at('2026-11-10') }];

const ofDeals = (...deals: OwnedDeal[]) => toDoOf({ deals, quotes: [] }, today);

describe('the task of a deal', () => {
  test.each<[string, Partial<OwnedDeal>, object[]]>([
    ['nothing is due while the customer has to wait', {}, []],
    [
      'documents are to be signed within thirty days of being sent',
      { status: 5, next: sign, history: sent },
      [{ kind: 'sign', path: '/firma/token', by: '2026-12-10' }],
    ],
    [
      'for a deal signed first the period runs from the request',
      {
        status: 5,
        order: 'sign-first',
        next: sign,
        history: [{ event: 'purchase-requested', at: at('2026-11-09') }],
      },
      [{ kind: 'sign', by: '2026-12-09' }],
    ],
    [
      'a signed deal is to be paid',
      { status: 3, order: 'sign-first', next: pay, expiresAt },
      [{ kind: 'pay', path: pay.path, by: '2026-12-16' }],
    ],
    [
      'a renewal is to be paid',
      { status: 2, order: 'pay-only', isRenewal: true, next: pay, expiresAt },
      [{ kind: 'renew', by: '2026-12-16' }],
    ],
    ['missing data are to be completed', { status: 1, next: resume }, [{ kind: 'complete', by: null }]],
    [
      'a deal signed first is to be confirmed before',
      { status: 2, order: 'sign-first', next: resume },
      [{ kind: 'confirm' }],
    ],
    ['an abandoned purchase is to be finished', { status: 3, next: resume, expiresAt }, [{ kind: 'buy' }]],
    [
      "a plate is to be added on the deal's page, without a deadline before the signature",
      { status: 5, plate: { code: null, state: 'open' }, startsOn: '2026-11-17' },
      [{ kind: 'plate', path: null, by: null }],
    ],
    [
      'after the signature a plate is to be added before the first day',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: '2026-11-18' },
      [{ kind: 'plate', by: '2026-11-17' }],
    ],
    [
      'a late plate has no deadline without a start date',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: null },
      [{ kind: 'plate', by: null }],
    ],
    [
      'a late plate has no deadline with an invalid start date',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: 'domani' },
      [{ kind: 'plate', by: null }],
    ],
    [
      "a scooter's documents are to be signed and its plate added",
      { status: 5, next: sign, history: sent, plate: { code: null, state: 'open' } },
      [{ kind: 'sign' }, { kind: 'plate' }],
    ],
    [
      'for documents sent again the period runs from the last sending',
      {
        status: 5,
        next: sign,
        history: [
          ...sent,
          { event: 'documents-sent', at: at('2026-11-12') },
          { event: 'plate-told', at: at('2026-11-14') },
        ],
      },
      [{ kind: 'sign', by: '2026-12-12' }],
    ],
    [
      'documents without a sending date have no deadline',
      { status: 5, next: sign, expiresAt },
      [{ kind: 'sign', by: null }],
    ],
    ['a known plate is not asked for', { plate: { code: 'BCD234', state: 'open' } }, []],
    ['a plate that can no longer be added is not asked for', { plate: { code: null, state: 'closed' } }, []],
  ])('%s', (_, facts, expected) => {
    expect(ofDeals({ ...deal, ...facts })).toMatchObject(expected);
    expect(ofDeals({ ...deal, ...facts })).toHaveLength(expected.length);
  });
});

describe('the task of a quote', () => {
  test.each([
    ['a quote with many days left is not a task', '2026-11-24', true, []],
    ["a quote's expiry is a task a week before", '2026-11-23', true, ['2026-11-23']],
    ['a quote is still valid on its last day', '2026-11-16', true, ['2026-11-16']],
    ['an expired quote is not a task', '2026-11-15', true, []],
    ['an unavailable quote is not a task', '2026-11-20', false, []],
    ['a quote with an invalid last day is not a task', '2026-11-2', true, []],
  ])('%s', (_, lastDay, isOpen, expected) => {
    const told = toDoOf({ deals: [], quotes: [{ uuid: 'q', lastDay, isOpen }] }, today);
    expect(told.map(({ by }) => by)).toEqual(expected);
    for (const toDo of told) expect(toDo).toMatchObject({ kind: 'quote', path: '/preventivo/vita-tcm/q' });
  });
});

const named = (uuid: string, facts: Partial<OwnedDeal>): OwnedDeal => ({ ...deal, uuid, ...facts });
const until = (uuid: string, day: string | null) =>
  named(uuid, { status: 2, next: resume, expiresAt: day && at(day) });
const order = (deals: OwnedDeal[], quotes: Owned['quotes'] = []) =>
  toDoOf({ deals, quotes }, today).map(({ uuid }) => uuid);

describe('the order of tasks', () => {
  test('tasks are ordered by importance: missing cover, ending cover, unfinished purchases, quotes', () => {
    expect(
      order(
        [
          named('left', { status: 2, next: resume, expiresAt }),
          named('half', { status: 1, next: resume, expiresAt }),
          named('asked', { status: 2, order: 'sign-first', next: resume, expiresAt }),
          named('scooter', { status: 5, plate: { code: null, state: 'open' } }),
          named('year', { status: 2, isRenewal: true, next: pay, expiresAt }),
          named('signed', { status: 3, order: 'sign-first', next: pay, expiresAt }),
          named('paid', { status: 5, next: sign, history: sent }),
        ],
        [{ uuid: 'price', lastDay: '2026-11-23', isOpen: true }],
      ),
    ).toEqual(['paid', 'signed', 'year', 'scooter', 'asked', 'half', 'left', 'price']);
  });

  test('a task due within three days comes first', () => {
    const late = named('late', { status: 2, next: resume, expiresAt: at('2026-11-19') });
    const later = named('later', { status: 2, next: resume, expiresAt: at('2026-11-20') });
    const toSign = named('sign', { status: 5, next: sign, history: sent });
    expect(order([toSign, later, late])).toEqual(['late', 'sign', 'later']);
    expect(ofDeals(late, later).map(({ isPressing }) => isPressing)).toEqual([true, false]);
  });

  test('equal tasks are ordered by their last day, those without one last', () => {
    expect(order([until('none', null), until('b', '2026-12-02'), until('a', '2026-12-01')])).toEqual([
      'a',
      'b',
      'none',
    ]);
    expect(order([until('a', '2026-12-01'), until('none', null)])).toEqual(['a', 'none']);
    expect(order([until('one', null), until('other', null)])).toEqual(['one', 'other']);
  });
});
