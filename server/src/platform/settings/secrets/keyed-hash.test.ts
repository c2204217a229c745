import { expect, test } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const keyedHash = createKeyedHash('a secret of at least 32 characters');

test('the same parts give the same hash', () => {
  expect(keyedHash('code', 'ada', '123456')).toBe(keyedHash('code', 'ada', '123456'));
});

test.each([
  ['another purpose', keyedHash('cookie', 'ada', '123456')],
  ['another owner', keyedHash('code', 'bea', '123456')],
  ['another code', keyedHash('code', 'ada', '123457')],
  ['the same letters cut elsewhere', keyedHash('code', 'ada1', '23456')],
  ['another secret', createKeyedHash('another secret of 32 characters or so')('code', 'ada', '123456')],
])('%s gives another hash', (_, hash) => {
  expect(hash).not.toBe(keyedHash('code', 'ada', '123456'));
});
