import { expect, test } from 'vitest';
import { CODE_STEP, consented, isAtCode } from './signing-place.ts';

test.each([
  ['after the tick, at the code', CODE_STEP, consented, true],
  ['an address that somebody sent on', CODE_STEP, null, false],
  ['somebody else’s state', CODE_STEP, { from: '/customer' }, false],
  ['back at the documents', '', consented, false],
])('%s', (_, search, state, expected) => {
  expect(isAtCode({ search, state })).toBe(expected);
});
