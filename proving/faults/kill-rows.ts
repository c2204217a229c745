import { none, type Row } from '../../bench/results.ts';
import type { KillOutcome } from './kill-rounds.ts';

export function killRows(outcome: KillOutcome): Row[] {
  const { rounds, serverKills, databaseKills, acknowledged, tries, mailsDue } = outcome;
  return [
    {
      what: 'kill -9 of server and of PostgreSQL',
      figure: `${serverKills} and ${databaseKills} in ${rounds} rounds`,
    },
    { what: 'submissions acknowledged, of tries', figure: `${acknowledged} of ${tries}` },
    none('acknowledged and not there afterwards', outcome.lost),
    none('stored twice', outcome.storedTwice),
    { what: 'mails due to visitors', figure: String(mailsDue) },
    none('mails that never came', outcome.mailsMissing),
    none('mails that came twice', outcome.mailsTwice),
    {
      what: 'second copies with the same Message-ID, which mailboxes drop',
      figure: String(outcome.copiesDropped),
    },
  ];
}
