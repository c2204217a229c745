import { expect, test } from 'vitest';
import {
  actionOfOutcome,
  CLOSED_STATES,
  REQUEST_ACTIONS,
  type RequestAction,
  type RequestState,
  requestStateAfter,
} from './states.ts';

test.each<[RequestState, RequestAction, RequestState | null]>([
  ['new', 'take', 'taken'],
  ['waiting', 'take', 'taken'],
  // A colleague may have taken it already.
  ['taken', 'take', null],
  ['taken', 'assign', 'taken'],
  ['taken', 'release', 'new'],
  ['taken', 'spoken-interested', 'done'],
  ['taken', 'no-answer', 'waiting'],
  ['taken', 'gave-up', 'lost'],
  ['taken', 'wrong-number', 'lost'],
  // The customer chose another time, or no longer needs the call.
  ['taken', 'move', 'waiting'],
  ['waiting', 'cancel', 'done'],
  // An outcome needs an assignee.
  ['new', 'spoken-interested', null],
])('a request that is %s is, after %s, %s', (from, action, to) => {
  expect(requestStateAfter(from, action, false)).toBe(to);
});

test('a request to be called again waits again once it is released', () => {
  expect(requestStateAfter('taken', 'release', true)).toBe('waiting');
});

test('no action leads out of a closed request', () => {
  const actions = Object.keys(REQUEST_ACTIONS) as RequestAction[];
  for (const from of CLOSED_STATES as readonly RequestState[])
    expect(
      actions.filter((action) => ![null, from].includes(requestStateAfter(from, action, false))),
    ).toEqual([]);
});

test.each([
  ['no-answer', false, 'no-answer'],
  ['no-answer', true, 'gave-up'],
  ['wrong-number', true, 'wrong-number'],
] as const)('a call that ended with %s, the last try: %s, is noted as %s', (outcome, isLastTry, action) => {
  expect(actionOfOutcome(outcome, isLastTry)).toBe(action);
});
