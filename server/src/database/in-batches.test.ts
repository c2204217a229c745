import { expect, test, vi } from 'vitest';
import { batchSize, inBatches } from './in-batches.ts';

test.each([
  [[0], 0],
  [[batchSize - 1], batchSize - 1],
  [[batchSize, batchSize, 3], 2 * batchSize + 3],
  [[batchSize, 0], batchSize],
])('removals of %j remove %i', async (counts, removed) => {
  const removeSome = vi.fn<() => Promise<number>>();
  for (const count of counts) removeSome.mockResolvedValueOnce(count);
  expect(await inBatches(removeSome, new AbortController().signal)).toBe(removed);
  expect(removeSome).toHaveBeenCalledTimes(counts.length);
});

test('whoever has to end takes up no other batch', async () => {
  const ending = new AbortController();
  const removed = await inBatches(async () => {
    ending.abort();
    return batchSize;
  }, ending.signal);
  expect(removed).toBe(batchSize);
  expect(await inBatches(() => Promise.resolve(batchSize), ending.signal)).toBe(0);
});
