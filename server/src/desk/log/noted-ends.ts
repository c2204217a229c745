import { readFile } from 'node:fs/promises';
import type { NotedEnd } from './check-log.ts';
import { logHeadSchema } from './note-head.ts';

/**
 * Ends that operators noted elsewhere: `NUMBER:HASH` from a mail, or the name of a file with a signed line
 * per day.
 */
export async function notedEnds(named: readonly string[]): Promise<NotedEnd[]> {
  const ends = await Promise.all(
    named.map(async (text) => {
      const [, number, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? [];
      return number && hash ? [{ number: Number(number), hash }] : readHeads(await readFile(text, 'utf8'));
    }),
  );
  return ends.flat();
}

/** An unreadable line counts as an unsigned end, and is reported as such. */
const readHeads = (file: string): NotedEnd[] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => logHeadSchema.safeParse(asJson(line)).data ?? unreadable);

const unreadable = { at: '', number: 0, hash: '', rows: 0, keyId: '', signature: '?' };

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
