import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from './NoticeCard.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a countdown ends once its time has passed', () => {
  const onEnd = vi.fn<() => void>();
  startCountdown(20_000, onEnd);
  vi.advanceTimersByTime(19_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('pauses do not count, however long and frequent', () => {
  const onEnd = vi.fn<() => void>();
  const countdown = startCountdown(20_000, onEnd);
  vi.advanceTimersByTime(15_000);
  countdown.pause();
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();

  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
