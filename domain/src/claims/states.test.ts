import { describe, expect, test } from 'vitest';
import { answerBy, isKept, MOST_WORKING_DAYS, nextWordBy, nextWordDays } from './next-word.ts';
import {
  CLAIM_ACTIONS,
  CLAIM_STATES,
  type ClaimAction,
  type ClaimState,
  claimStateAfter,
  deskActionsIn,
  isEnded,
} from './states.ts';

/** Every change there is, as a table that nobody derives from the code. */
const changes: Readonly<Record<ClaimState, Partial<Record<ClaimAction, ClaimState>>>> = {
  received: { 'ask-papers': 'papers-asked', 'hand-over': 'with-insurer', close: 'closed' },
  'papers-asked': {
    'ask-papers': 'papers-asked',
    'give-papers': 'received',
    remind: 'papers-asked',
    'hand-over': 'with-insurer',
    close: 'closed',
  },
  'with-insurer': {
    'ask-papers': 'papers-asked',
    accept: 'accepted',
    refuse: 'refused',
    close: 'closed',
  },
  accepted: { pay: 'paid' },
  paid: {},
  refused: { reopen: 'received' },
  closed: { reopen: 'received' },
};

describe.each(CLAIM_STATES)('from %s', (from) => {
  test.each(CLAIM_ACTIONS)('%s', (action) => {
    const isAlways = [
      'message',
      'answer',
      'note',
      'edit-note',
      'mail-again',
      'health-consent',
      'health-refusal',
    ].includes(action);
    const staysOpen = action === 'file' && !isEnded(from);
    expect(claimStateAfter(from, action)).toBe(
      changes[from][action] ?? (isAlways || staysOpen ? from : null),
    );
  });
});

test('the desk is offered what the table knows', () => {
  expect(deskActionsIn('received')).toEqual(['ask-papers', 'hand-over', 'close']);
  expect(deskActionsIn('paid')).toEqual([]);
  expect(deskActionsIn('refused')).toEqual(['reopen']);
});

describe('the next word', () => {
  const now = new Date('2026-11-17T10:00:00Z');

  test('comes within five working days, wherever something is still to come', () => {
    for (const state of CLAIM_STATES) {
      const days = nextWordDays[state];
      expect(days === null).toBe(isEnded(state));
      expect(days ?? 0).toBeLessThanOrEqual(MOST_WORKING_DAYS);
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
  ])('%s', (state, by) => {
    expect(nextWordBy(state, now)?.toISOString() ?? null).toBe(by);
  });

  test('whoever writes is answered within two, and never later than promised before', () => {
    const soon = new Date('2026-11-19T18:00:00Z');
    expect(answerBy(null, now)).toEqual(soon);
    expect(answerBy(new Date('2026-11-24T18:00:00Z'), now)).toEqual(soon);
    const sooner = new Date('2026-11-18T18:00:00Z');
    expect(answerBy(sooner, now)).toEqual(sooner);
  });

  test('is kept until the very moment', () => {
    expect(isKept(now, now)).toBe(true);
    expect(isKept(now, new Date(now.getTime() + 1))).toBe(false);
  });
});
