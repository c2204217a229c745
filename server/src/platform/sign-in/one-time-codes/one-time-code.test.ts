import { expect, test } from 'vitest';
import { createKeyedHash } from '../../settings/secrets/keyed-hash.ts';
import { type CodeUse, isSameCode, storedCodeOf, newCode, typedCode } from './one-time-code.ts';

const keyedHash = createKeyedHash('a secret of this test alone, long enough');
const use: CodeUse = ['signature code', 'deal 1'];

test('a code has six digits, also with leading zeros', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(190);
});

test('a code is recognised as people type it', () => {
  const kept = storedCodeOf(keyedHash, use, '012345');
  expect(kept).not.toContain('012345');
  expect(isSameCode(kept, typedCode(keyedHash, use, ' 012 345 '))).toBe(true);
  expect(isSameCode(kept, typedCode(keyedHash, use, '012346'))).toBe(false);
});

test.each<[string, CodeUse]>([
  ['for another purpose', ['password-reset', 'deal 1']],
  ['for another deal', ['signature code', 'deal 2']],
  ['without its deal', ['signature code']],
])('a code is not accepted %s', (_, other) => {
  expect(isSameCode(storedCodeOf(keyedHash, use, '012345'), typedCode(keyedHash, other, '012345'))).toBe(
    false,
  );
});
