import { expect, test } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

test.each([
  ['Ada 👩‍👩‍👧', null],
  ['', null],
  [7, null],
  [null, null],
  [undefined, null],
  ['a\0', []],
  ['\ud83d', []],
  [{ a: { b: ['c', 'd\0'] } }, ['a', 'b', '1']],
  [{ 'a\0': 1 }, []],
  [{ a: 'b', c: [], d: {} }, null],
])('%j has text that PostgreSQL cannot store at %j', (value, path) => {
  expect(unstorableText(value)).toEqual(path);
});
