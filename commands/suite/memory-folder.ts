import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

const memoryFolder = '/dev/shm';
// Several times what the tests store there at once; a container often has only 64 MB.
const neededBytes = 3 * 1024 ** 3;

/**
 * Tests create hundreds of databases of hundreds of small files, most of their time on a disk. If the system
 * has a large enough folder in memory, temporary files go there, unless another was chosen.
 */
export async function temporaryInMemory(): Promise<Record<string, string>> {
  const isChosen = process.env['TMPDIR'] !== undefined;
  return !isChosen && (await hasRoom()) ? { TMPDIR: memoryFolder } : {};
}

async function hasRoom(): Promise<boolean> {
  const found = await statfs(memoryFolder).catch(() => null);
  return found !== null && found.bavail * found.bsize >= neededBytes && freemem() >= 2 * neededBytes;
}
