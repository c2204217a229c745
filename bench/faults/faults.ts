import { parseArgs } from 'node:util';
import { runCommand } from '../../commands/command.ts';
import { writeResult } from '../results.ts';
import { killUnderLoad } from './kill-rounds.ts';
import { killRows } from './kill-rows.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      visitors: { type: 'string', default: '8' },
      /** Prints the outcome as JSON, keeps nothing, and does not wait for the queue's own patience. */
      quick: { type: 'boolean', default: false },
    },
  });
  const outcome = await killUnderLoad({
    rounds: Number(values.rounds),
    visitors: Number(values.visitors),
    patient: !values.quick,
    ...(!values.quick && { onRound: console.log }),
  });
  if (values.quick) {
    console.log(JSON.stringify(outcome));
    return;
  }
  const { rows } = await writeResult('Faults: kill -9 under load', killRows(outcome));
  console.table(rows);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
});
