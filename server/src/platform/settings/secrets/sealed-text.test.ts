import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const key = () => randomBytes(32).toString('base64url');

test('a sealed text is read with its key alone, and shows nothing of itself', () => {
  const own = key();
  const sealed = sealText(own, 'Ada è nata a Torino');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Ada');
  expect(openText(own, sealed)).toBe('Ada è nata a Torino');
  expect(openText(key(), sealed)).toBeNull();
});

test('sealed twice it looks different each time', () => {
  const own = key();
  expect(sealText(own, 'Ada')).not.toBe(sealText(own, 'Ada'));
});

test.each([0, 15, 30])('changed at byte %i it is not read', (place) => {
  const own = key();
  const bytes = Buffer.from(sealText(own, 'Ada Rossi'), 'base64url');
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  expect(openText(own, bytes.toString('base64url'))).toBeNull();
});

test('what is too short to be sealed is not read', () => {
  expect(openText(key(), 'AAAA')).toBeNull();
});
