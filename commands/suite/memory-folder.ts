import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

const memoryFolder = '/dev/shm';
// Several times what the tests leave there at once; a container often has but 64 MB.
const neededBytes = 3 * 1024 ** 3;

/**
 * Tests make hundreds of databases, each of hundreds of small files: on a disk most of their time goes there. Where
 * the system keeps a large enough folder in memory, temporary files go to it, unless somebody has chosen another.
 */
export async function temporaryInMemory(): Promise<Record<string, string>> {
  const isChosen = process.env['TMPDIR'] !== undefined;
  return !isChosen && (await hasRoom()) ? { TMPDIR: memoryFolder } : {};
}

async function hasRoom(): Promise<boolean> {
  const found = await statfs(memoryFolder).catch(() => null);
  return found !== null && found.bavail * found.bsize >= neededBytes && freemem() >= 2 * neededBytes;
}
