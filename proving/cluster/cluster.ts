import { parseArgs } from 'node:util';
import { openCluster } from './open-cluster.ts';
import { endedByUser } from './interruption.ts';
import { readySite } from './ready-site.ts';
import { tellCluster } from './tell-cluster.ts';
import { runCommand } from '../../commands/running/command.ts';
import { followParent } from '../../commands/running/follow-parent.cjs';
import { createProgress } from '../../commands/running/progress.ts';

followParent();

/** The product on a cluster of three PostgreSQL on this one machine, until Ctrl-C. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3443' },
      /** Acknowledges writes without waiting for a standby: for comparison only. */
      asynchronous: { type: 'boolean', default: false },
    },
  });
  const interruption = endedByUser();
  const progress = createProgress();
  try {
    await readySite(progress.begin);
    const cluster = await openCluster({
      port: Number(values.port),
      isSynchronous: !values.asynchronous,
      signal: interruption.signal,
      onProgress: progress.begin,
    });
    progress.finish();
    console.log(await tellCluster(cluster));
    await interruption.happened;
    console.log('\nFermo tutto…');
    await cluster.close();
    console.log('Fermato: non resta niente.');
  } catch (error) {
    progress.fail();
    if (!interruption.signal.aborted) throw error;
    console.log('Interrotto: non resta niente.');
  }
});
