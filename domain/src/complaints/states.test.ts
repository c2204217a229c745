import { describe, expect, test } from 'vitest';
import {
  COMPLAINT_ACTIONS,
  COMPLAINT_STATES,
  type ComplaintAction,
  complaintStateAfter,
  isOpenComplaint,
} from './states.ts';

const everywhere = Object.fromEntries(COMPLAINT_STATES.map((state) => [state, state]));

const table: readonly [ComplaintAction, Record<string, string>][] = [
  ['receive', {}],
  ['register', {}],
  ['take', { received: 'in-progress' }],
  ['classify', everywhere],
  ['draft', { 'in-progress': 'in-progress' }],
  ['answer', { 'in-progress': 'answered' }],
  ['withdraw', { received: 'withdrawn', 'in-progress': 'withdrawn' }],
  ['close', { received: 'closed', 'in-progress': 'closed' }],
  ['note', everywhere],
  ['edit-note', everywhere],
  ['warn', { received: 'received', 'in-progress': 'in-progress', answered: 'answered', closed: 'closed' }],
  ['file', { received: 'received', 'in-progress': 'in-progress' }],
  ['mail-again', everywhere],
  ['post', everywhere],
];

describe('what leads where', () => {
  test.each(table)('%s: %j', (action, expected) => {
    const found = COMPLAINT_STATES.map((from) => [from, complaintStateAfter(from, action)]);
    expect(Object.fromEntries(found.filter(([, to]) => to !== null))).toEqual(expected);
  });

  test('every action is in the table', () => {
    expect(table.map(([action]) => action)).toEqual(Object.keys(COMPLAINT_ACTIONS));
  });

  test('nothing leads out of what is over', () => {
    for (const from of COMPLAINT_STATES.filter((state) => !isOpenComplaint(state)))
      for (const [action] of table) expect([null, from]).toContain(complaintStateAfter(from, action));
  });
});
