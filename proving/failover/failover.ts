import { parseArgs } from 'node:util';
import { readySite } from '../cluster/ready-site.ts';
import { runCommand } from '../../commands/running/command.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { keepResult } from '../../bench/results.ts';
import { controlRows, failoverRows } from './failover-rows.ts';
import { type FailureName, failureNames } from './kinds-of-failure.ts';
import { failOver } from './rounds.ts';

/** What survives on a cluster of three PostgreSQL when its parts fail under load one after the other. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      /** No round starts after this time. */
      minutes: { type: 'string' },
      visitors: { type: 'string', default: '4' },
      /** Only these, separated by commas. */
      only: { type: 'string' },
      /**
       * Without a synchronous standby, which must lose something: otherwise the other results mean nothing.
       */
      control: { type: 'boolean', default: false },
      /** Neither builds nor checks pages. */
      'without-pages': { type: 'boolean', default: false },
      /** The same, but prints the result as JSON and stores nothing. */
      quick: { type: 'boolean', default: false },
    },
  });
  const { quick, control } = values;
  const kinds = control ? (['cut-then-lost'] as const) : chosen(values.only);
  const count = control ? 1 : Number(values.rounds);
  const servesSite = !quick && !values['without-pages'];
  if (servesSite) await readySite(console.log);
  const outcome = await failOver({
    failures: Array.from({ length: count }, (_, round) => kinds[round % kinds.length] ?? 'switchover'),
    visitors: Number(values.visitors),
    ...(values.minutes && { longestMs: 60_000 * Number(values.minutes) }),
    isSynchronous: !control,
    servesSite,
    ...(!quick && { onStep: console.log }),
  });
  if (quick) return console.log(JSON.stringify(outcome));
  if (control) return keepResult('Failover, control run: asynchronous replication', controlRows(outcome));
  return keepResult('Failover of a PostgreSQL of three, under load', failoverRows(outcome));
});

function chosen(only: string | undefined): readonly FailureName[] {
  if (only === undefined) return failureNames;
  const names = only.split(',');
  const unknown = names.filter((name) => !failureNames.includes(name as FailureName));
  if (unknown.length > 0)
    throw new StartFailure(`Non conosco ${unknown.join(', ')}: ci sono ${failureNames.join(', ')}.`);
  return names as FailureName[];
}
