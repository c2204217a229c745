/** Few enough that nobody waits for the rows, many enough that a year's worth is gone within minutes. */
export const batchSize = 500;

/** Repeats a removal until it finds less than a batch, or the job has to end: the next one goes on from there. */
export async function inBatches(removeSome: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const count = await removeSome();
    removed += count;
    if (count < batchSize) break;
  }
  return removed;
}
