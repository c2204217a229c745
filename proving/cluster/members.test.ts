import { expect, test } from 'vitest';
import { isComplete, type MemberState } from './members.ts';
import { planCluster } from './plan.ts';

const synchronous = await planCluster({ folder: '/srv/cluster', port: 0, isSynchronous: true });
const asynchronous = { ...synchronous, isSynchronous: false };

const primary: MemberState = { name: 'pg1', role: 'leader', state: 'running', timeline: 2 };
const sync: MemberState = { name: 'pg2', role: 'sync_standby', state: 'running', timeline: 2, lag: 0 };
const replica: MemberState = { name: 'pg3', role: 'replica', state: 'streaming', timeline: 2, lag: 0 };

test.each([
  ['one writes, one is synchronous, one follows', [primary, sync, replica], true],
  ['no member is synchronous', [primary, { ...sync, role: 'replica' }, replica], false],
  ['no member takes writes', [sync, replica], false],
  ['one is still starting', [primary, sync, { ...replica, state: 'starting' }], false],
  ['one has not followed the new primary yet', [primary, sync, { ...replica, timeline: 1 }], false],
  ['one is missing', [primary, sync], false],
])('the state of the cluster when %s', (_, states, expected) => {
  expect(isComplete(synchronous, states)).toBe(expected);
});

test('without synchronous standbys none is waited for', () => {
  expect(isComplete(asynchronous, [primary, { ...sync, role: 'replica' }, replica])).toBe(true);
});
