import { endedByUser } from '../cluster/interruption.ts';
import { readySite } from '../cluster/ready-site.ts';
import { runCommand } from '../../commands/running/command.ts';
import { keepResult, none, type Row } from '../../bench/results.ts';
import { type Step, updateRolling } from './rolling-update.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Replaces each process and restarts each PostgreSQL of the cluster in turn, as in an update, and counts the
 * visitors affected.
 */
await runCommand(async () => {
  await readySite(console.log);
  const steps = await updateRolling(endedByUser().signal, console.log);
  await keepResult('Rolling update of processes and of PostgreSQL, behind nginx', [
    ...steps.map(rowOf),
    none('pages that did not come', sum(steps, 'pagesFailed')),
    none('submissions that failed', sum(steps, 'failed')),
    none(
      'submissions asked to come back while processes are replaced',
      sum(
        steps.filter(({ title }) => title.startsWith('process')),
        'askedToComeBack',
      ),
    ),
  ]);
});

function sum(steps: readonly Step[], what: 'pagesFailed' | 'failed' | 'askedToComeBack'): number {
  return steps.reduce((all, { counts }) => all + counts[what], 0);
}

function rowOf({ title, tookMs, counts }: Step): Row {
  const asked = `${counts.pages} pages, ${counts.submissions} submissions in ${seconds(tookMs)}`;
  const back = `${counts.askedToComeBack} asked to come back`;
  return { what: `${title} (${asked})`, figure: `${back}, longest answer ${seconds(counts.longestMs)}` };
}
