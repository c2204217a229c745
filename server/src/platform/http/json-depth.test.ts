import { expect, test } from 'vitest';
import { isNestedDeeper } from './json-bodies.ts';

test.each([
  ['', 0],
  ['1', 0],
  ['"[[[["', 0],
  [String.raw`"\"[[["`, 0],
  [String.raw`"\\[[["`, 0],
  [String.raw`"\\"[[`, 2],
  [String.raw`"\u0022[["`, 0],
  ['[]', 1],
  ['{"a":[]}', 2],
  ['{"[":"{","a":[[]]}', 3],
  ['[[],[],[[]]]', 3],
  ['[{},{},[{}]]', 3],
  ['[[[', 3],
  // Invalid JSON: the parser stops at the error and builds nothing after it.
  ['"never ends [[[', 0],
  [']]][[[', 0],
])('%s has a depth of %i', (text, depth) => {
  expect([0, 1, 2, 3, 4].find((levels) => !isNestedDeeper(text, levels))).toBe(depth);
});
