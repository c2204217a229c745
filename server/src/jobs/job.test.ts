import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineJob } from './job.ts';
import { awaited, promised, type Urgency } from './urgency.ts';

const payload = z.object({});

test('a job that says nothing else is tried nine times, for about half an hour, a minute each', () => {
  expect(defineJob({ name: 'greet', payload })).toEqual({
    name: 'greet',
    payload,
    retry: { limit: 8, delaySeconds: 5, maximumDelaySeconds: 3600 },
    timeoutSeconds: 60,
    concurrency: 5,
  });
  const retry = { limit: 1, delaySeconds: 2, maximumDelaySeconds: 3 };
  const own = { name: 'greet', payload, retry, timeoutSeconds: 4, concurrency: 5, everySeconds: 6 };
  expect(defineJob(own)).toEqual(own);
});

/** Pauses double from the usual five seconds on, up to the longest. */
function minutesTried({ tries, longestPauseSeconds }: Urgency): number {
  const pauses = Array.from({ length: tries }, (_, retry) => Math.min(5 * 2 ** retry, longestPauseSeconds));
  return pauses.reduce((sum, pause) => sum + pause, 0) / 60;
}

test('what was promised goes first and is tried for a day; what is waited for, for an hour', () => {
  expect(promised.priority).toBeGreaterThan(awaited.priority);
  expect(awaited.priority).toBeGreaterThan(0);
  expect([promised, awaited].map(minutesTried)).toEqual(
    [1492.58, 57.25].map((minutes) => expect.closeTo(minutes, 1)),
  );
});
