// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('what happens beside the questions waits for its code, and then happens at once', async () => {
  // Another file of this worker may have loaded that code already.
  vi.resetModules();
  const { beside, keeping } = await import('./wizard-progress.ts');
  const work = vi.fn<(parts: object) => void>();
  beside(work);
  expect(work).not.toHaveBeenCalled();
  const parts = await keeping();
  expect(work).toHaveBeenCalledExactlyOnceWith(parts);
  beside(work);
  expect(work).toHaveBeenCalledTimes(2);
});
