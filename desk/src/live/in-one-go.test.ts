import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOneGo } from './in-one-go.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is done at once, those that follow it in one', () => {
  const work = vi.fn<() => void>();
  const wanted = inOneGo(work);
  wanted();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 100; i += 1) wanted();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('after a rest the next is done at once again; given up, nothing comes', () => {
  const work = vi.fn<() => void>();
  const wanted = inOneGo(work);
  wanted();
  vi.advanceTimersByTime(250);
  wanted();
  expect(work).toHaveBeenCalledTimes(2);
  wanted();
  wanted.cancel();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});
