import { runUntilSignal } from '../server/src/platform/process/shutdown.ts';
import { startServer } from '../server/src/assembly/start.ts';
import { buildSite } from './site/build-site.ts';
import { runCommand } from './running/command.ts';
import { followParent } from './running/follow-parent.cjs';
import { isSiteFresh } from './site/freshness.ts';
import { createProgress } from './running/progress.ts';
import { projectFolder } from './running/run.ts';

followParent();
await runCommand(() => runUntilSignal(start));

async function start(): Promise<{ stop(): Promise<void> }> {
  const progress = createProgress();
  let isReady = false;
  try {
    if (!(await isSiteFresh(projectFolder))) {
      progress.begin('Costruisco il sito');
      await buildSite({ isQuiet: true });
    }
    const server = await startServer({
      onProgress: (line) => (isReady ? console.log(`• ${line}`) : progress.begin(line)),
    });
    progress.finish();
    isReady = true;
    console.log(`\nRiparo è pronto: ${server.url} (Ctrl-C per fermarlo)`);
    return { stop: () => stop(server) };
  } catch (error) {
    progress.fail();
    throw error;
  }
}

async function stop(server: { stop(): Promise<void> }): Promise<void> {
  console.log('\nFermo il server e il database…');
  await server.stop();
  console.log('Fermato.');
}
