import { projectFolder } from '../../commands/running/run.ts';
import { buildSite } from '../../commands/site/build-site.ts';
import { isSiteFresh } from '../../commands/site/freshness.ts';

/** What the processes serve, built if it is not there or of an older state. */
export async function readySite(onProgress: (italianLine: string) => void): Promise<void> {
  if (await isSiteFresh(projectFolder)) return;
  onProgress('Costruisco il sito');
  await buildSite({ isQuiet: true });
}
