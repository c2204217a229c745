/** Cleanup of a run: undone in reverse order when it ends, and also when it is interrupted. */
export type Leftovers = {
  undoLater(undo: () => Promise<unknown>): void;
  /** Nothing is undone while something is being created: half of it would remain. */
  making<T>(make: () => Promise<T>): Promise<T>;
  isLeaving(): boolean;
  undo(): Promise<void>;
};

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function collectLeftovers(): Leftovers {
  const undoings: (() => Promise<unknown>)[] = [];
  let made: Promise<unknown> = Promise.resolve();
  let leaving: Promise<void> | undefined;

  async function undoAll(): Promise<void> {
    await made.catch(() => undefined);
    for (const undo of undoings.toReversed())
      // A failure does not stop the other cleanups.
      await undo().catch((error: unknown) => console.error(error));
    for (const name of interruptions) process.off(name, interrupt);
  }
  const undo = () => (leaving ??= undoAll());
  // A second Ctrl-C is ignored: npm forwards the one that the terminal has already sent.
  const interrupt = () => void undo().finally(() => process.exit(1));
  for (const name of interruptions) process.on(name, interrupt);

  return {
    undoLater: (undoing) => void undoings.push(undoing),
    async making(make) {
      const making = make();
      made = making;
      try {
        return await making;
      } catch (error) {
        await undo();
        throw error;
      }
    },
    isLeaving: () => leaving !== undefined,
    undo,
  };
}
