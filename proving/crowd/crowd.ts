import { parseArgs } from 'node:util';
import { runCommand } from '../../commands/running/command.ts';
import { keepResult } from '../../bench/results.ts';
import { crowdRows } from './crowd-rows.ts';
import { proveCrowd } from './prove-crowd.ts';
import { measureThroughput } from './throughput.ts';

const inWords = new Map([
  [2, 'Two'],
  [4, 'Four'],
]);

/** Two and then four processes on one PostgreSQL, and how much more throughput four have than one. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      /** Two processes, one of them stopped: prints the result as JSON and stores nothing. */
      quick: { type: 'boolean', default: false },
    },
  });
  if (values.quick) {
    const outcome = await proveCrowd({ processes: 2, stops: 1, visitors: 4, between: 15 });
    return console.log(JSON.stringify(outcome));
  }
  for (const [processes, word] of inWords) {
    const outcome = await proveCrowd({
      processes,
      stops: processes,
      visitors: 8,
      between: 100,
      onStep: console.log,
    });
    await keepResult(`${word} processes on one PostgreSQL`, crowdRows(outcome));
  }
  await keepResult('Throughput of one, two and four processes', await measureThroughput(console.log));
});
