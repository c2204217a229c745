import { describe, expect, test } from 'vitest';
import { PASSKEY_NAME_REQUIRED, PASSKEY_NAME_TOO_LONG, passkeyNameRule } from './passkey-rules.ts';

describe('the name of a passkey', () => {
  test.each([
    ['iPhone di Ada', 'iPhone di Ada'],
    ['  Chrome   su Android ', 'Chrome su Android'],
    ['🔑 di casa', '🔑 di casa'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['🔑'.repeat(40), '🔑'.repeat(40)],
  ])('the name %j is stored as %j', (typed, kept) => {
    expect(passkeyNameRule(typed)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ['', PASSKEY_NAME_REQUIRED],
    [' \n ', PASSKEY_NAME_REQUIRED],
    [null, PASSKEY_NAME_REQUIRED],
    ['a'.repeat(41), PASSKEY_NAME_TOO_LONG],
  ])('the name %j is refused', (typed, message) => {
    expect(passkeyNameRule(typed)).toEqual({ ok: false, message });
  });
});
