import { readFile } from 'node:fs/promises';

/** NaN if the system reports nothing, which exceeds no limit. */
export type ProcessUse = { memoryMb: number; workMs: number };

const tickMs = 10;
const pageMb = 4096 / 1_048_576;

/** Only Linux reports it; elsewhere, and after the process has ended, only time is limited. */
export const usedBy = async (pid: number | undefined): Promise<ProcessUse> =>
  useIn(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

/** Parses a line of `/proc/…/stat`. */
export function useIn(line: string): ProcessUse {
  // The program's name in brackets may contain anything: fields are counted from its end.
  const fields = line.slice(line.lastIndexOf(')')).split(' ');
  const field = (place: number) => Number(fields[place]);
  return { memoryMb: field(22) * pageMb, workMs: (field(12) + field(13)) * tickMs };
}
