import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** On a developer's machine the secret is made once and kept, so that a restart does not sign anybody out. */
export async function keptAppSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'app-secret');
  try {
    await mkdir(dataFolder, { recursive: true });
    // Fails if the file is there: of two processes starting at once, the second reads what the first wrote.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
      ignoreExisting,
    );
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`Non riesco a leggere o scrivere nella cartella dei dati ${dataFolder}.`, {
      cause: error,
    });
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
