import { readFileSync } from 'node:fs';

/** A process beyond its number, which may be somebody else's by tomorrow; null where there is none. Linux alone. */
export function identityOf(pid: number): string | null {
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces and brackets; the 20th field after it is when it began.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : `${pid} ${fields[18]} ${bootId}`;
  } catch {
    return null;
  }
}

/** The number of a process that was written down by its identity, if it still lives. */
export function livingPid(identity: string): number | null {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && identityOf(pid) === identity ? pid : null;
}
