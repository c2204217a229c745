import { projectFolder } from '../../commands/running/run.ts';
import { buildSite } from '../../commands/site/build-site.ts';
import { isSiteFresh } from '../../commands/site/freshness.ts';

/** The built site that the processes serve, built if missing or outdated. */
export async function readySite(onProgress: (italianLine: string) => void): Promise<void> {
  if (await isSiteFresh(projectFolder)) return;
  onProgress('Costruisco il sito');
  await buildSite({ isQuiet: true });
}
