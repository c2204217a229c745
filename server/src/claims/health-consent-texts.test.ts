import { createHash } from 'node:crypto';
import { healthConsentTexts } from '@riparo/domain/claims/health-consent.ts';
import { expect, test } from 'vitest';

test('a text about health that a claimant agreed to never changes: a changed one is a new version, added here', () => {
  const found = Object.entries(healthConsentTexts).map(([version, text]) => [
    version,
    createHash('sha256').update(text).digest('hex'),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    '2026-11-18': 'a1a49a840f987233f363f75b63d67f6e81a9e54adbcd3fb7163cc7085c8ab018',
  });
});
