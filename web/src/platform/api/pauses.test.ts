import { expect, test } from 'vitest';
import { pauseBeforePoll } from './watch-answers.ts';

test('polling pauses grow and end after about two minutes', () => {
  const pauses: number[] = [];
  for (let asked = 1; ; asked += 1) {
    const pause = pauseBeforePoll(asked);
    if (pause === null) break;
    pauses.push(pause);
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(114_000);
});
