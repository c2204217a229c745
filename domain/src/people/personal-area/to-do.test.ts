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

describe('what there is to do about a deal', () => {
  test.each<[string, Partial<OwnedDeal>, object[]]>([
    ['nothing, while it is somebody else’s turn', {}, []],
    [
      'its documents are signed within thirty days from when they were sent',
      { status: 5, next: sign, history: sent },
      [{ kind: 'sign', path: '/firma/token', by: '2026-12-10' }],
    ],
    [
      'what is signed first waits from the moment it was asked for',
      {
        status: 5,
        order: 'sign-first',
        next: sign,
        history: [{ event: 'purchase-requested', at: at('2026-11-09') }],
      },
      [{ kind: 'sign', by: '2026-12-09' }],
    ],
    [
      'what is signed is paid',
      { status: 3, order: 'sign-first', next: pay, expiresAt },
      [{ kind: 'pay', path: pay.path, by: '2026-12-16' }],
    ],
    [
      'another year is renewed',
      { status: 2, order: 'pay-only', isRenewal: true, next: pay, expiresAt },
      [{ kind: 'renew', by: '2026-12-16' }],
    ],
    ['data that are missing are completed', { status: 1, next: resume }, [{ kind: 'complete', by: null }]],
    [
      'what is signed first is confirmed before',
      { status: 2, order: 'sign-first', next: resume },
      [{ kind: 'confirm' }],
    ],
    ['a purchase that was left is bought', { status: 3, next: resume, expiresAt }, [{ kind: 'buy' }]],
    [
      'a plate is told beside its deal, and no day is fixed before the signature',
      { status: 5, plate: { code: null, state: 'open' }, startsOn: '2026-11-17' },
      [{ kind: 'plate', path: null, by: null }],
    ],
    [
      'a plate that comes after the signature is told before the first day',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: '2026-11-18' },
      [{ kind: 'plate', by: '2026-11-17' }],
    ],
    [
      'a plate that comes late has no day where none is known',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: null },
      [{ kind: 'plate', by: null }],
    ],
    [
      'a plate that comes late has no day where it can not be read',
      { status: 6, plate: { code: null, state: 'late' }, startsOn: 'domani' },
      [{ kind: 'plate', by: null }],
    ],
    [
      'a scooter is signed for, and its plate told',
      { status: 5, next: sign, history: sent, plate: { code: null, state: 'open' } },
      [{ kind: 'sign' }, { kind: 'plate' }],
    ],
    [
      'documents that were sent again are signed within thirty days from then, whatever happened since',
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
      'documents of which nobody knows when they were sent have no last day',
      { status: 5, next: sign, expiresAt },
      [{ kind: 'sign', by: null }],
    ],
    ['a plate that is known is not asked for', { plate: { code: 'BCD234', state: 'open' } }, []],
    ['a plate that can not be told any more neither', { plate: { code: null, state: 'closed' } }, []],
  ])('%s', (_, facts, expected) => {
    expect(ofDeals({ ...deal, ...facts })).toMatchObject(expected);
    expect(ofDeals({ ...deal, ...facts })).toHaveLength(expected.length);
  });
});

describe('a price', () => {
  test.each([
    ['of which many days are left is no duty', '2026-11-24', true, []],
    ['is told to run out a week before', '2026-11-23', true, ['2026-11-23']],
    ['is still good on its last day', '2026-11-16', true, ['2026-11-16']],
    ['that has run out is not told', '2026-11-15', true, []],
    ['that nobody can have is not told', '2026-11-20', false, []],
    ['whose last day can not be read is not told', '2026-11-2', true, []],
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

describe('the order', () => {
  test('is by what matters most: cover that waits, cover that ends, what was begun, prices', () => {
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

  test('puts first whatever has three days left, or less', () => {
    const late = named('late', { status: 2, next: resume, expiresAt: at('2026-11-19') });
    const later = named('later', { status: 2, next: resume, expiresAt: at('2026-11-20') });
    const toSign = named('sign', { status: 5, next: sign, history: sent });
    expect(order([toSign, later, late])).toEqual(['late', 'sign', 'later']);
    expect(ofDeals(late, later).map(({ isPressing }) => isPressing)).toEqual([true, false]);
  });

  test('is by the last day among what is alike, and without one comes last', () => {
    expect(order([until('none', null), until('b', '2026-12-02'), until('a', '2026-12-01')])).toEqual([
      'a',
      'b',
      'none',
    ]);
    expect(order([until('a', '2026-12-01'), until('none', null)])).toEqual(['a', 'none']);
    expect(order([until('one', null), until('other', null)])).toEqual(['one', 'other']);
  });
});
