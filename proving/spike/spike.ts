import { parseArgs } from 'node:util';
import { buildSite } from '../../commands/site/build-site.ts';
import { runCommand } from '../../commands/running/command.ts';
import { isSiteFresh } from '../../commands/site/freshness.ts';
import { projectFolder } from '../../commands/running/run.ts';
import { keepResult } from '../../bench/results.ts';
import { weatherSpike } from './spike-run.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      submissions: { type: 'string', default: '300' },
    },
  });
  if (!(await isSiteFresh(projectFolder))) await buildSite({ isQuiet: true });
  const rows = await weatherSpike({
    seconds: Number(values.seconds),
    submissionsPerSecond: Number(values.submissions),
    onStep: console.log,
  });
  await keepResult('A spike: pages at the limit, and submissions', rows);
});
