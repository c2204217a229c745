// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { beside, keeping } from './wizard-progress.ts';

test('what happens beside the questions waits for its code, and then happens at once', async () => {
  const work = vi.fn<(parts: object) => void>();
  beside(work);
  expect(work).not.toHaveBeenCalled();
  const parts = await keeping();
  expect(work).toHaveBeenCalledExactlyOnceWith(parts);
  beside(work);
  expect(work).toHaveBeenCalledTimes(2);
});
