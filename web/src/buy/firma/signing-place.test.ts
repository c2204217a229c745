import { expect, test } from 'vitest';
import { CODE_STEP, consented, isAtCode } from './signing-place.ts';

test.each([
  ['after the tick the code step is shown', CODE_STEP, consented, true],
  ['a shared address does not show the code step', CODE_STEP, null, false],
  ['the state of another page does not show the code step', CODE_STEP, { from: '/customer' }, false],
  ['going back leaves the code step', '', consented, false],
])('%s', (_, search, state, expected) => {
  expect(isAtCode({ search, state })).toBe(expected);
});
