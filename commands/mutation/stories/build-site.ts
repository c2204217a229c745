import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../../server/src/settings/start-failure.ts';
import { buildSite } from '../../site/build-site.ts';
import { hashOfInputs } from '../../site/freshness.ts';
import { projectFolder, run } from '../../running/run.ts';
import { siteWithMutants } from './story-files.ts';

const stamp = join(siteWithMutants, '.built-from');

/** Builds the site with all mutants inside, unless it is there already. */
export async function buildSiteWithMutants(prints: Readonly<Record<string, string>>): Promise<void> {
  const hash = createHash('sha256')
    .update(await hashOfInputs(projectFolder))
    .update(JSON.stringify(prints))
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  const plugin = join(import.meta.dirname, 'site-plugin.ts');
  const args = ['web/build/build.ts', '--plugin', plugin, '--into', siteWithMutants];
  // The tests of before have said that this is a test: React would complain as for developers.
  const environment = { NODE_ENV: 'production' };
  const { succeeded, output } = await run('node', args, { isQuiet: true, environment });
  if (!succeeded) throw new StartFailure(`${output}\nIl sito con i mutanti non si costruisce.`.trim());
  await writeFile(stamp, hash);
  // Some stories read there which pages the site has.
  if (!existsSync(join(projectFolder, 'web', 'dist', 'pages.json')))
    await buildSite({ isQuiet: true, environment });
}
