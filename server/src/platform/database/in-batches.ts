/** Small enough not to block the rows for long, large enough to remove a year's rows within minutes. */
export const batchSize = 500;

/**
 * Repeats a removal until it finds less than a full batch or the job has to end; the next run continues from
 * there.
 */
export async function inBatches(removeSome: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const count = await removeSome();
    removed += count;
    if (count < batchSize) break;
  }
  return removed;
}
