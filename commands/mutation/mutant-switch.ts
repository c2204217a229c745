/** The function that code with mutants inside asks, on the global object of the process that runs tests. */
export const switchName = '__isMutant';

// What never ends by itself: a changed condition of a loop.
const mostUses = 100_000;

const reached = new Set<string>();
let active: string | null = null;
let uses = 0;

function isMutant(id: string): boolean {
  reached.add(id);
  if (id !== active) return false;
  uses += 1;
  if (uses > mostUses) throw new Error('a mutant that goes round and round');
  return true;
}

export function installSwitch(): void {
  Object.assign(globalThis, { [switchName]: isMutant });
}

/** Switches one mutant on and all others off; null is the code as it is. */
export function switchTo(mutant: string | null): void {
  active = mutant;
  uses = 0;
}

/** Which mutants the code came by since this was last asked. */
export function takeReached(): string[] {
  const ids = [...reached];
  reached.clear();
  return ids;
}
