import { expect, test } from 'vitest';
import {
  COMPLAINT_ACTIONS,
  COMPLAINT_STATES,
  type ComplaintAction,
  type ComplaintState,
  complaintStateAfter,
  isOpenComplaint,
} from './states.ts';

test.each<[ComplaintState, ComplaintAction, ComplaintState | null]>([
  ['received', 'take', 'in-progress'],
  // A complaint is answered only after staff have taken it.
  ['received', 'answer', null],
  ['in-progress', 'answer', 'answered'],
  ['received', 'withdraw', 'withdrawn'],
  ['in-progress', 'withdraw', 'withdrawn'],
  ['in-progress', 'close', 'closed'],
  ['answered', 'answer', null],
  ['answered', 'file', null],
])('a complaint that is %s is, after %s, %s', (from, action, to) => {
  expect(complaintStateAfter(from, action)).toBe(to);
});

test('the people responsible are warned about every complaint but one that was withdrawn', () => {
  const warned = COMPLAINT_STATES.filter((state) => complaintStateAfter(state, 'warn') === state);
  expect(warned).toEqual(['received', 'in-progress', 'answered', 'closed']);
});

test('no action leads out of a complaint that has ended', () => {
  const actions = Object.keys(COMPLAINT_ACTIONS) as ComplaintAction[];
  for (const from of COMPLAINT_STATES.filter((state) => !isOpenComplaint(state)))
    expect(actions.filter((action) => ![null, from].includes(complaintStateAfter(from, action)))).toEqual([]);
});
