import { setTimeout as delay } from 'node:timers/promises';
import type { Mailbox } from './mailbox.ts';
import type { Submission } from '../../bench/load/submissions.ts';

const mailedOf = (submissions: readonly Submission[]) =>
  submissions.flatMap(({ mailsTo }) => (mailsTo === null ? [] : [mailsTo]));

/** Waits until every mail promised by these submissions has arrived, or for a limited time. */
export async function mailsArrived(
  mailbox: Mailbox,
  submissions: readonly Submission[],
  patienceMs = 300_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const isComplete = () => mailedOf(submissions).every((address) => mailbox.countOf(address) > 0);
  while (!isComplete() && Date.now() < deadline) await delay(100);
}

export function countMails(mailbox: Mailbox, submissions: readonly Submission[]) {
  const counts = mailedOf(submissions).map((address) => mailbox.countOf(address));
  return {
    mailsDue: counts.length,
    mailsMissing: counts.filter((count) => count === 0).length,
    mailsTwice: counts.filter((count) => count > 1).length,
    copiesDropped: mailbox.dropped(),
  };
}
