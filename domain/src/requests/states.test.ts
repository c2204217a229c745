import { describe, expect, test } from 'vitest';
import {
  actionOfOutcome,
  OPEN_STATES,
  REQUEST_ACTIONS,
  REQUEST_STATES,
  type RequestAction,
  requestStateAfter,
} from './states.ts';

const table: readonly [RequestAction, Partial<Record<(typeof REQUEST_STATES)[number], string>>][] = [
  ['open', {}],
  ['take', { new: 'taken', waiting: 'taken' }],
  ['assign', { new: 'taken', taken: 'taken', waiting: 'taken' }],
  ['release', { taken: 'new' }],
  ['spoken-interested', { taken: 'done' }],
  ['spoken-not-interested', { taken: 'done' }],
  ['call-again-on', { taken: 'waiting' }],
  ['no-answer', { taken: 'waiting' }],
  ['gave-up', { taken: 'lost' }],
  ['wrong-number', { taken: 'lost' }],
  ['duplicate', { taken: 'done' }],
  ['note', { new: 'new', taken: 'taken', waiting: 'waiting', done: 'done', lost: 'lost' }],
  ['correct', { new: 'new', taken: 'taken', waiting: 'waiting' }],
  ['move', { new: 'new', taken: 'waiting', waiting: 'waiting' }],
  ['cancel', { new: 'done', taken: 'done', waiting: 'done' }],
  ['conclude', { new: 'done', taken: 'done', waiting: 'done' }],
  ['promise', { new: 'new', taken: 'taken', waiting: 'waiting' }],
  ['reopen', { done: 'new', lost: 'new' }],
];

describe('what leads where', () => {
  test.each(table)('%s: %j', (action, expected) => {
    const found = REQUEST_STATES.map((from) => [from, requestStateAfter(from, action, false)]);
    expect(Object.fromEntries(found.filter(([, to]) => to !== null))).toEqual(expected);
  });

  test('every action is in the table', () => {
    expect(table.map(([action]) => action)).toEqual(Object.keys(REQUEST_ACTIONS));
  });

  test('what was to be called again waits again once it is released', () => {
    expect(requestStateAfter('taken', 'release', true)).toBe('waiting');
  });

  test('nothing leads out of what is closed but opening it again', () => {
    const closed = REQUEST_STATES.filter((state) => !OPEN_STATES.some((open) => open === state));
    for (const from of closed)
      for (const [action] of table.filter(([each]) => each !== 'reopen'))
        expect([null, from]).toContain(requestStateAfter(from, action, false));
  });
});

test.each([
  ['no-answer', false, 'no-answer'],
  ['no-answer', true, 'gave-up'],
  ['wrong-number', true, 'wrong-number'],
] as const)('%s, the last try: %s, is %s', (outcome, isLastTry, action) => {
  expect(actionOfOutcome(outcome, isLastTry)).toBe(action);
});
