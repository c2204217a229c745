import { parseArgs } from 'node:util';
import { runCommand } from '../../commands/running/command.ts';
import { keepResult } from '../../bench/results.ts';
import { fillTheDisk } from './disk-full.ts';
import { killUnderLoad } from './kill-rounds.ts';
import { killRows } from './kill-rows.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      visitors: { type: 'string', default: '8' },
      /** Prints the result as JSON, stores nothing, and does not wait for the queue's own timeouts. */
      quick: { type: 'boolean', default: false },
      /** Fills the disk of the database instead of killing it. */
      'disk-full': { type: 'boolean', default: false },
    },
  });
  if (values['disk-full']) return keepResult('Faults: disk full', await fillTheDisk(console.log));

  const { quick } = values;
  const outcome = await killUnderLoad({
    rounds: Number(values.rounds),
    visitors: Number(values.visitors),
    patient: !quick,
    ...(!quick && { onRound: console.log }),
  });
  if (quick) console.log(JSON.stringify(outcome));
  else await keepResult('Faults: kill -9 under load', killRows(outcome));
});
