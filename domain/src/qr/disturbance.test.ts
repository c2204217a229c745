import { expect, test } from 'vitest';
import { disturbance } from './disturbance.ts';

const squares = (...rows: string[]) => rows.map((row) => [...row].map((square) => square === '#'));

// Counted by hand, by the four rules.
test.each([
  ['nothing to confuse', squares('#.', '.#'), 0],
  ['more dark than light', squares('#.', '##'), 50],
  ['a block, all of it dark', squares('##', '##'), 3 + 100],
  ['five in a row', squares('#####', '.....', '#####', '.....', '#####'), 5 * 3 + 20],
  [
    'what looks like an eye from both sides',
    squares('#.###.#', ...Array.from({ length: 6 }, () => '.......')),
    60 + 90 + 80 + 70,
  ],
])('%s', (_, code, sum) => {
  expect(disturbance(code)).toBe(sum);
});
