import { none, type Row } from '../../bench/results.ts';
import { quoteRequestLimit } from './one-address.ts';
import type { CrowdOutcome } from './prove-crowd.ts';

const yes = (what: string, isTrue: boolean): Row => ({
  what,
  figure: isTrue ? 'yes' : 'no',
  goal: 'yes',
  met: isTrue,
});

export function crowdRows(outcome: CrowdOutcome): Row[] {
  const { writesPerMinute, writesLetIn, quoteRequestsLetIn } = outcome;
  const answers = Object.values(outcome.unexpectedAnswers).reduce((sum, count) => sum + count, 0);
  const ended = outcome.exitCodes.filter((code) => code === 0).length;
  return [
    {
      what: 'started together on an empty database, until all are ready',
      figure: `${(outcome.startedTogetherMs / 1000).toFixed(1)} s`,
    },
    {
      what: 'runs of the migrations',
      figure: String(outcome.migrated),
      goal: '1',
      met: outcome.migrated === 1,
    },
    none('periods in which a regular job came twice', outcome.regularJobsTwice),
    yes('a session opened at one is known at every other', outcome.isKnownElsewhere),
    yes('a session closed at one is over at every other', outcome.isOverElsewhere),
    {
      what: `quote requests let in from one address that may send ${quoteRequestLimit}`,
      figure: String(quoteRequestsLetIn),
      goal: String(quoteRequestLimit),
      met: quoteRequestsLetIn === quoteRequestLimit,
    },
    {
      what: `writes let in from one address that may send ${writesPerMinute}`,
      figure: String(writesLetIn),
      goal: String(writesPerMinute),
      met: writesLetIn === writesPerMinute,
    },
    {
      what: 'processes stopped under load, and how many ended in order',
      figure: `${outcome.stops} and ${ended}`,
      goal: 'all',
      met: ended === outcome.stops,
    },
    { what: 'submissions acknowledged meanwhile', figure: String(outcome.acknowledged) },
    none('answers of failure', answers),
    none('asked to retry later', outcome.sentAway),
    { what: 'cut off by a process that stopped, and sent again', figure: String(outcome.cutWhereStopped) },
    none('cut off by any other', outcome.cutElsewhere),
    none('acknowledged and not there afterwards', outcome.lost),
    none('stored twice', outcome.storedTwice),
    { what: 'mails sent by each process', figure: outcome.mailsSentByEach.join(', ') },
    none('mails that never came', outcome.mailsMissing),
    none('mails that came twice', outcome.mailsTwice),
    {
      what: 'second copies with the same Message-ID, which mailboxes drop',
      figure: String(outcome.copiesDropped),
    },
    {
      what: 'connections to the database of each process, at most',
      figure: String(outcome.connectionsOfEach),
    },
  ];
}
