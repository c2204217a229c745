import { expect, test } from 'vitest';
import { controlRows, failoverRows } from './failover-rows.ts';
import type { FailoverOutcome } from './rounds.ts';

const round = {
  failure: 'switchover',
  isStillKnown: true,
  canSignIn: true,
  deskCaughtUpMs: 800,
  formerWroteMs: 0,
} as const;
const outcome: FailoverOutcome = {
  readyMs: 61_000,
  rounds: [1_000, 9_000, 2_000].map((withoutWritesMs) => ({ ...round, withoutWritesMs })),
  acknowledged: 90,
  tries: 100,
  unknown: 4,
  sentAway: 6,
  unexpectedAnswers: { 502: 2 },
  lost: 0,
  storedTwice: 0,
  mailsDue: 60,
  mailsMissing: 0,
  mailsTwice: 0,
  copiesDropped: 1,
  paid: 20,
  paymentsLost: 0,
  chargedTwice: 0,
  chargesWithoutDeal: 0,
  deskChanges: 40,
  changesLost: 0,
  changesTwice: 0,
  deskMissed: 0,
  straightWrites: 100,
  straightLost: 0,
  writesOfFormerPrimaries: 0,
  pagesAsked: 300,
  pagesFailed: 0,
};

test.each([
  ['a lost write', { lost: 1 }],
  ['a write stored twice', { storedTwice: 1 }],
  ['a lost payment', { paymentsLost: 1 }],
  ['a card charged twice', { chargedTwice: 1 }],
  ['a charge without its deal', { chargesWithoutDeal: 1 }],
  ['a lost change at the desk', { changesLost: 1 }],
  ['a change at the desk made twice', { changesTwice: 1 }],
  ['an open desk that never learned of a request', { deskMissed: 1 }],
  ['an open desk that was late', { rounds: [{ ...round, withoutWritesMs: 1, deskCaughtUpMs: 10_001 }] }],
  ['two members that took writes at once', { writesOfFormerPrimaries: 1 }],
  [
    'a primary that continued without etcd',
    { rounds: [{ ...round, failure: 'etcd-cut' as const, withoutWritesMs: 1, formerWroteMs: 20_000 }] },
  ],
  ['a missing mail', { mailsMissing: 1 }],
  ['a page that did not load', { pagesFailed: 1 }],
  ['a lost session', { rounds: [{ ...round, withoutWritesMs: 1, isStillKnown: false }] }],
])('%s misses its goal', (_, wrong) => {
  expect(failoverRows({ ...outcome, ...wrong }).filter(({ met }) => met === false)).toHaveLength(1);
});

const controlMisses = (lost: number) => controlRows({ ...outcome, lost }).some(({ met }) => met === false);

test('a control run without loss proves nothing', () => {
  expect(controlMisses(0)).toBe(true);
  expect(controlMisses(3)).toBe(false);
});
