import { readFileSync } from 'node:fs';

/** Identifies a process beyond its id, which may be reused; null if there is none. Linux only. */
export function identityOf(pid: number): string | null {
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain spaces and brackets; the 20th field after it is the start time.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : `${pid} ${fields[18]} ${bootId}`;
  } catch {
    return null;
  }
}

/** The id of a process recorded by its identity, if it is still running. */
export function livingPid(identity: string): number | null {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && identityOf(pid) === identity ? pid : null;
}
