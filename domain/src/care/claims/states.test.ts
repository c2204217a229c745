import { describe, expect, test } from 'vitest';
import { answerBy, isKept, MAX_WORKING_DAYS, nextWordBy, nextUpdateDays } from './next-word.ts';
import {
  CLAIM_STATES,
  type ClaimAction,
  type ClaimState,
  claimStateAfter,
  deskActionsIn,
  isEnded,
} from './states.ts';

test.each<[ClaimState, ClaimAction, ClaimState]>([
  ['received', 'ask-papers', 'papers-asked'],
  ['papers-asked', 'give-papers', 'received'],
  ['papers-asked', 'hand-over', 'with-insurer'],
  ['with-insurer', 'accept', 'accepted'],
  ['with-insurer', 'refuse', 'refused'],
  ['accepted', 'pay', 'paid'],
  ['received', 'close', 'closed'],
  ['refused', 'reopen', 'received'],
  ['closed', 'reopen', 'received'],
])('a claim that is %s is, after %s, %s', (from, action, to) => {
  expect(claimStateAfter(from, action)).toBe(to);
});

test.each<[ClaimState, ClaimAction, string]>([
  ['paid', 'reopen', 'a claim that is paid is not opened again'],
  ['received', 'accept', 'a claim that the insurer has not seen is not accepted'],
  ['received', 'pay', 'a claim that was not accepted is not paid'],
  ['paid', 'pay', 'a claim that is paid is not paid again'],
  ['accepted', 'close', 'a claim that is accepted is not closed before it is paid'],
  ['closed', 'file', 'a claim that is closed takes no more files'],
])('%3$s', (from, action) => {
  expect(claimStateAfter(from, action)).toBeNull();
});

test.each(CLAIM_STATES)('the customer of a claim that is %s can write to the desk', (state) => {
  expect(claimStateAfter(state, 'message')).toBe(state);
});

test('the desk is offered the actions that lead on from where a claim is', () => {
  expect(deskActionsIn('received')).toEqual(['ask-papers', 'hand-over', 'close']);
  expect(deskActionsIn('paid')).toEqual([]);
  expect(deskActionsIn('refused')).toEqual(['reopen']);
});

describe('the next update of a claim', () => {
  const now = new Date('2026-11-17T10:00:00Z');

  test('the next update comes within five working days, wherever something is still to come', () => {
    for (const state of CLAIM_STATES) {
      const days = nextUpdateDays[state];
      expect(days === null).toBe(isEnded(state));
      expect(days ?? 0).toBeLessThanOrEqual(MAX_WORKING_DAYS);
    }
  });

  test.each<[ClaimState, string | null]>([
    ['received', '2026-11-19T18:00:00.000Z'],
    ['papers-asked', '2026-11-24T18:00:00.000Z'],
    ['with-insurer', '2026-11-24T18:00:00.000Z'],
    ['accepted', '2026-11-24T18:00:00.000Z'],
    ['paid', null],
    ['refused', null],
    ['closed', null],
  ])('the next update of a claim that is %s comes by %s', (state, by) => {
    expect(nextWordBy(state, now)?.toISOString() ?? null).toBe(by);
  });

  test('a message is answered within two working days, and never later than promised before', () => {
    const soon = new Date('2026-11-19T18:00:00Z');
    expect(answerBy(null, now)).toEqual(soon);
    expect(answerBy(new Date('2026-11-24T18:00:00Z'), now)).toEqual(soon);
    const sooner = new Date('2026-11-18T18:00:00Z');
    expect(answerBy(sooner, now)).toEqual(sooner);
  });

  test('a promise is met up to the very moment', () => {
    expect(isKept(now, now)).toBe(true);
    expect(isKept(now, new Date(now.getTime() + 1))).toBe(false);
  });
});
