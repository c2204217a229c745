import { readFile } from 'node:fs/promises';

/** Not a number where the machine does not tell: that is over no limit. */
export type ProcessUse = { memoryMb: number; workMs: number };

const tickMs = 10;
const pageMb = 4096 / 1_048_576;

/** Linux tells; elsewhere, and of a process that has ended, time alone is watched. */
export const usedBy = async (pid: number | undefined): Promise<ProcessUse> =>
  useIn(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

/** From a line of `/proc/…/stat`. */
export function useIn(line: string): ProcessUse {
  // The name of the program, in brackets, may hold anything: fields are counted from its end.
  const fields = line.slice(line.lastIndexOf(')')).split(' ');
  const field = (place: number) => Number(fields[place]);
  return { memoryMb: field(22) * pageMb, workMs: (field(12) + field(13)) * tickMs };
}
