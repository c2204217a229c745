import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** In development the secret is generated once and stored, so that a restart does not sign anyone out. */
export async function storedAppSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'app-secret');
  try {
    await mkdir(dataFolder, { recursive: true });
    // Fails if the file exists: of two processes starting at once, the second reads the first one's.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
      ignoreExisting,
    );
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartFailure(`The data folder ${dataFolder} cannot be read or written.`, {
      cause: error,
    });
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
