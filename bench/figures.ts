import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../commands/running/run.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { renderFigures } from './render-figures.ts';
import { readResults } from './results.ts';

export async function writeFigures(): Promise<void> {
  const results = await readResults();
  if (results.length === 0) throw new StartFailure('Non c’è ancora nessuna misura: esegui "npm run bench".');
  await writeFile(join(projectFolder, 'docs', 'figures.md'), renderFigures(results));
  console.log(`docs/figures.md: ${results.length} misure`);
}
