import { expect, test } from 'vitest';
import { pauseBefore } from './pauses.ts';

test('pauses grow, and end after about two minutes', () => {
  const pauses: number[] = [];
  for (let asked = 1; ; asked += 1) {
    const pause = pauseBefore(asked);
    if (pause === null) break;
    pauses.push(pause);
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(whole).toBeGreaterThan(90_000);
  expect(whole).toBeLessThan(150_000);
});
