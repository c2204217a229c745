import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const key = () => randomBytes(32).toString('base64url');

test('a sealed text can be read only with its key, and reveals nothing', () => {
  const own = key();
  const sealed = sealText(own, 'Ada è nata a Torino');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Ada');
  expect(openText(own, sealed)).toBe('Ada è nata a Torino');
  expect(openText(key(), sealed)).toBeNull();
});

test('a text sealed twice looks different each time', () => {
  const own = key();
  expect(sealText(own, 'Ada')).not.toBe(sealText(own, 'Ada'));
});

test.each([0, 15, 30])('a sealed text changed at byte %i cannot be read', (place) => {
  const own = key();
  const bytes = Buffer.from(sealText(own, 'Ada Rossi'), 'base64url');
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  expect(openText(own, bytes.toString('base64url'))).toBeNull();
});

test('a text too short to be sealed is not read', () => {
  expect(openText(key(), 'AAAA')).toBeNull();
});
