import { expect, test } from 'vitest';
import { batchSize, inBatches } from './in-batches.ts';

test('a job that has to end starts no further batch', async () => {
  const ending = new AbortController();
  const removed = await inBatches(async () => {
    ending.abort();
    return batchSize;
  }, ending.signal);
  expect(removed).toBe(batchSize);
  expect(await inBatches(() => Promise.resolve(batchSize), ending.signal)).toBe(0);
});
