import { countMails, mailsArrived } from '../faults/mails-due.ts';
import { openStage } from '../faults/stage.ts';
import { applyLoad, sendVisitorsHome } from '../../bench/load/apply-load.ts';
import { median } from '../../bench/load/contest.ts';
import { none, type Row } from '../../bench/results.ts';
import { calmMedianMs, recoveryMs } from './calm.ts';
import { submitAtRate } from '../../bench/load/submitters.ts';

export type SpikeOptions = {
  seconds: number;
  submissionsPerSecond: number;
  onStep: (line: string) => void;
};

const pageConnections = 64;
const pagesAtMost = 1_000_000_000;
const mailPatienceMs = 1_800_000;
const longestRecoveryMs = 10_000;

/** A television spot: pages as fast as they can be served plus submissions; then counts their outcome. */
export async function weatherSpike({ seconds, submissionsPerSecond, onStep }: SpikeOptions): Promise<Row[]> {
  const stage = await openStage();
  try {
    const url = await stage.startServer({ SERVE_SITE: 'true' }).ready;
    // A process's first answers are slow and would distort the comparison.
    await submitAtRate(url, 20, 2);
    const calmMs = await calmMedianMs(url);
    onStep(`calm: a page and a read take ${calmMs.toFixed(1)} ms`);

    const [pages, submitted] = await Promise.all([
      applyLoad({ url, questions: ['page'], connections: pageConnections, seconds, atMost: pagesAtMost }),
      submitAtRate(url, submissionsPerSecond, seconds),
    ]);
    const { accepted, sentAway, unexpected, timesMs } = submitted;
    onStep(`the spike is over: ${accepted.length} accepted, ${sentAway} sent away`);
    const recoveredMs = await recoveryMs(url, calmMs);
    onStep(`calm again after ${Math.round(recoveredMs)} ms`);
    await mailsArrived(stage.mailbox, accepted, mailPatienceMs);
    const { lost, storedTwice } = await stage.countStored(accepted);
    const mails = countMails(stage.mailbox, accepted);
    const answered = [...unexpected.values()].reduce((sum, count) => sum + count, 0);
    const { 503: pagesSentAway = 0, ...strangePages } = pages.refusals;
    return [
      {
        what: `submissions sent, ${submissionsPerSecond} a second for ${seconds} s`,
        figure: String(submissionsPerSecond * seconds),
      },
      {
        what: 'pages served meanwhile',
        figure: `${pages.perSecond.toFixed(0)} /s, p50 ${pages.p50Ms.toFixed(1)} ms`,
      },
      { what: 'submissions accepted', figure: `${accepted.length}, p50 ${median(timesMs).toFixed(0)} ms` },
      {
        what: 'refused with 503, Retry-After and a message: submissions, pages',
        figure: `${sentAway}, ${pagesSentAway}`,
      },
      none('submissions answered otherwise or not at all', answered),
      none(
        'pages answered otherwise',
        Object.values(strangePages).reduce((sum, count) => sum + count, 0),
      ),
      none('accepted and not there afterwards', lost),
      none('stored twice', storedTwice),
      none('mails that never came', mails.mailsMissing),
      none('mails that came twice', mails.mailsTwice),
      {
        what: 'until a page and a read take as long as before',
        figure: `${(recoveredMs / 1000).toFixed(1)} s (${calmMs.toFixed(1)} ms before)`,
        goal: `≤ ${longestRecoveryMs / 1000} s`,
        met: recoveredMs <= longestRecoveryMs,
      },
    ];
  } finally {
    sendVisitorsHome();
    await stage.close();
  }
}
