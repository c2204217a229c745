import { none, type Row } from '../results.ts';
import { type FailureName, failureNames, failures } from './kinds-of-failure.ts';
import type { FailoverOutcome } from './rounds.ts';

export function failoverRows(outcome: FailoverOutcome): Row[] {
  const { rounds } = outcome;
  return [
    { what: 'from nothing until it takes visitors', figure: inSeconds(outcome.readyMs) },
    ...failureNames.flatMap((name) => rowOf(name, outcome)),
    ...commonRows(outcome),
    none('acknowledged and not there afterwards', outcome.lost),
    none('mails that never came', outcome.mailsMissing),
    none('mails that came twice', outcome.mailsTwice),
    {
      what: 'second copies with the same Message-ID, which mailboxes drop',
      figure: String(outcome.copiesDropped),
    },
    none('sessions that were lost', rounds.filter(({ isStillKnown }) => !isStillKnown).length),
    none('rounds after which nobody could sign in', rounds.filter(({ canSignIn }) => !canSignIn).length),
    ...pageRows(outcome),
  ];
}

/** A run that does not look at pages says nothing of them. */
function pageRows({ pagesAsked, pagesFailed }: FailoverOutcome): Row[] {
  if (pagesAsked === 0) return [];
  return [
    { what: 'pages asked for throughout', figure: String(pagesAsked) },
    none('pages that did not come', pagesFailed),
  ];
}

export function controlRows(outcome: FailoverOutcome): Row[] {
  return [
    ...failureNames.flatMap((name) => rowOf(name, outcome)),
    ...commonRows(outcome),
    {
      what: 'acknowledged and not there afterwards',
      figure: String(outcome.lost),
      goal: '≥ 1: what asynchronous replication loses is seen',
      met: outcome.lost > 0,
    },
  ];
}

function commonRows(outcome: FailoverOutcome): Row[] {
  return [
    { what: 'submissions acknowledged, of tries', figure: `${outcome.acknowledged} of ${outcome.tries}` },
    { what: 'asked to come back later', figure: String(outcome.sentAway) },
    { what: 'cut off, outcome unknown until sent again', figure: String(outcome.unknown) },
    { what: 'other answers of failure', figure: answersOf(outcome) },
    none('stored twice', outcome.storedTwice),
  ];
}

function rowOf(name: FailureName, { rounds }: FailoverOutcome): Row[] {
  const times = rounds
    .filter(({ failure }) => failure === name)
    .map(({ withoutWritesMs }) => withoutWritesMs)
    .toSorted((one, other) => one - other);
  const [middle, worst] = [times[Math.floor((times.length - 1) / 2)], times.at(-1)];
  if (middle === undefined || worst === undefined) return [];
  return [
    {
      what: `${failures[name].title}: time without writes, p50 and worst of ${times.length}`,
      figure: `${inSeconds(middle)} and ${inSeconds(worst)}`,
    },
  ];
}

function answersOf({ unexpectedAnswers }: FailoverOutcome): string {
  const answers = Object.entries(unexpectedAnswers);
  return answers.length === 0 ? '0' : answers.map(([status, count]) => `${count} × ${status}`).join(', ');
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
