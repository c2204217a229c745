import { none, type Row } from '../../bench/results.ts';
import { type FailureName, failureNames, failures } from './kinds-of-failure.ts';
import type { FailoverOutcome } from './rounds.ts';

// As in patroni.yml.
const ttlMs = 20_000;
const deskPatienceMs = 10_000;

export function failoverRows(outcome: FailoverOutcome): Row[] {
  const { rounds } = outcome;
  return [
    { what: 'from nothing until it takes visitors', figure: inSeconds(outcome.readyMs) },
    ...failureNames.flatMap((name) => rowOf(name, outcome)),
    ...commonRows(outcome),
    none('submissions acknowledged but missing afterwards', outcome.lost),
    none('payments acknowledged but missing afterwards', outcome.paymentsLost),
    none('cards charged twice for one purchase', outcome.chargedTwice),
    none('charges without a paid deal', outcome.chargesWithoutDeal),
    none('changes at the desk acknowledged but missing afterwards', outcome.changesLost),
    none('changes at the desk made twice', outcome.changesTwice),
    ...straightRows(outcome),
    ...deskRows(outcome),
    none('mails that never came', outcome.mailsMissing),
    none('mails that came twice', outcome.mailsTwice),
    {
      what: 'second copies with the same Message-ID, which mailboxes drop',
      figure: String(outcome.copiesDropped),
    },
    none('sessions that were lost', rounds.filter(({ isStillKnown }) => !isStillKnown).length),
    none('rounds after which signing in failed', rounds.filter(({ canSignIn }) => !canSignIn).length),
    ...pageRows(outcome),
    {
      what: 'what a synchronous standby does not protect from (decision 0070)',
      figure: 'the loss of three machines at once; an unwanted change; unacknowledged writes',
    },
  ];
}

/** Whether two took writes at once, tested directly at each PostgreSQL. */
function straightRows(outcome: FailoverOutcome): Row[] {
  const cutOff = outcome.rounds.filter(({ failure }) => failure === 'etcd-cut');
  const longest = Math.max(...cutOff.map(({ formerWroteMs }) => formerWroteMs));
  return [
    {
      what: 'writes acknowledged by a PostgreSQL addressed directly',
      figure: String(outcome.straightWrites),
    },
    none('of these, not there afterwards', outcome.straightLost),
    none('of these, by a former primary after another had taken over', outcome.writesOfFormerPrimaries),
    ...(cutOff.length === 0
      ? []
      : [
          {
            what: 'cut off from etcd: until the primary stops taking writes, worst',
            figure: inSeconds(longest),
            goal: `< ${inSeconds(ttlMs)}, when another takes over`,
            met: longest < ttlMs,
          },
        ]),
  ];
}

function deskRows({ rounds, deskMissed }: FailoverOutcome): Row[] {
  const { middle, worst } = middleAndWorst(rounds.map(({ deskCaughtUpMs }) => deskCaughtUpMs));
  return [
    {
      what: 'from the return of writes until an open desk has learned of everything, p50 and worst',
      figure: `${inSeconds(middle)} and ${inSeconds(worst)}`,
      goal: `≤ ${inSeconds(deskPatienceMs)}`,
      met: worst <= deskPatienceMs,
    },
    none('requests that an open desk never heard of', deskMissed),
  ];
}

/** A run that does not check pages reports nothing about them. */
function pageRows({ pagesAsked, pagesFailed }: FailoverOutcome): Row[] {
  if (pagesAsked === 0) return [];
  return [
    { what: 'pages requested throughout', figure: String(pagesAsked) },
    none('pages that did not come', pagesFailed),
  ];
}

export function controlRows(outcome: FailoverOutcome): Row[] {
  return [
    ...failureNames.flatMap((name) => rowOf(name, outcome)),
    ...commonRows(outcome),
    {
      what: 'submissions acknowledged but missing afterwards',
      figure: String(outcome.lost),
      goal: '≥ 1: what asynchronous replication loses is seen',
      met: outcome.lost > 0,
    },
    {
      what: 'payments acknowledged but missing afterwards',
      figure: String(outcome.paymentsLost),
    },
    {
      what: 'changes at the desk acknowledged but missing afterwards',
      figure: String(outcome.changesLost),
    },
  ];
}

function commonRows(outcome: FailoverOutcome): Row[] {
  return [
    { what: 'submissions acknowledged, of tries', figure: `${outcome.acknowledged} of ${outcome.tries}` },
    { what: 'purchases paid', figure: String(outcome.paid) },
    { what: 'changes made at the desk', figure: String(outcome.deskChanges) },
    { what: 'asked to retry later', figure: String(outcome.sentAway) },
    { what: 'cut off, outcome unknown until sent again', figure: String(outcome.unknown) },
    { what: 'other answers of failure', figure: answersOf(outcome) },
    none('submissions stored twice', outcome.storedTwice),
  ];
}

function rowOf(name: FailureName, { rounds }: FailoverOutcome): Row[] {
  const times = rounds
    .filter(({ failure }) => failure === name)
    .map(({ withoutWritesMs }) => withoutWritesMs);
  if (times.length === 0) return [];
  const { middle, worst } = middleAndWorst(times);
  return [
    {
      what: `${failures[name].title}: time without writes, p50 and worst of ${times.length}`,
      figure: `${inSeconds(middle)} and ${inSeconds(worst)}`,
    },
  ];
}

function middleAndWorst(times: readonly number[]): { middle: number; worst: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { middle: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

function answersOf({ unexpectedAnswers }: FailoverOutcome): string {
  const answers = Object.entries(unexpectedAnswers);
  return answers.length === 0 ? '0' : answers.map(([status, count]) => `${count} × ${status}`).join(', ');
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
