import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './live.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atOnce = () => vi.fn<() => Promise<void>>(() => Promise.resolve());

test('the first call runs at once, those that follow it share one run', async () => {
  const work = atOnce();
  const wanted = coalesce(work);
  wanted();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 100; i += 1) wanted();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a slow run completes, whatever calls come meanwhile; then it runs once more', async () => {
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  const wanted = coalesce(work);
  for (let i = 0; i < 29; i += 1) {
    wanted();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failed run does not prevent the next one', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const wanted = coalesce(work);
  wanted();
  await vi.advanceTimersByTimeAsync(250);
  wanted();
  expect(work).toHaveBeenCalledTimes(2);
});
