import type { BrowserContext } from '@playwright/test';

/** A small change of the site's code that is on while a story is told. */
export type Mutation = {
  /** The function that code with changes inside asks whether one is on. */
  readonly switchName: string;
  /** Null: none is on, and the story notes which ones it comes by. */
  readonly mutant: string | null;
};

/** For every page of the visitor, before the site's own scripts; gives what is come by from now on. */
export async function switchMutation(
  context: BrowserContext,
  { switchName, mutant }: Mutation,
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  if (mutant === null) {
    await context.exposeBinding('__tellReached', (_, ids: readonly string[]) => {
      for (const id of ids) reached.add(id);
    });
    await context.addInitScript(noteReached, { switchName });
  } else {
    await context.addInitScript(switchOn, { switchName, mutant });
  }
  return reached;
}

function switchOn({ switchName, mutant }: { switchName: string; mutant: string }): void {
  let uses = 0;
  const isMutant = (id: string) => {
    if (id !== mutant) return false;
    uses += 1;
    // What never ends by itself: a changed condition of a loop.
    if (uses > 100_000) throw new Error('a mutant that goes round and round');
    return true;
  };
  Object.assign(globalThis, { [switchName]: isMutant });
}

function noteReached({ switchName }: { switchName: string }): void {
  const reached = new Set<string>();
  let untold: string[] = [];
  // Together, but soon: a page that is left takes with it what it has not told.
  const tell = () => {
    const { __tellReached } = globalThis as unknown as { __tellReached(ids: readonly string[]): void };
    __tellReached(untold);
    untold = [];
  };
  const isMutant = (id: string) => {
    if (reached.has(id)) return false;
    reached.add(id);
    if (untold.length === 0) queueMicrotask(tell);
    untold.push(id);
    return false;
  };
  Object.assign(globalThis, { [switchName]: isMutant });
}
