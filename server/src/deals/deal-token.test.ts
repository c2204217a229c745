import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { mailedAddress } from './deal-address.ts';
import { dealNamedBy, dealToken, isTokenOf, replacedTokens } from './deal-token.ts';

const keyedHash = createKeyedHash('a secret that only tests know, 32+');
const uuid = dealUuidSchema.parse('4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11');
const deal = { uuid, linkVersion: 0, browserVersion: 0 };

describe('the token of a link', () => {
  test('of a deal whose links were never voided is the one that was mailed before links had versions', () => {
    expect(dealToken(keyedHash, 'signature', deal)).toBe('S3xcDo9fSjiaPG06P28sEeSGPVFd850mhLtkH9HNObo');
  });

  test('names its deal, and proves it for one purpose', () => {
    const token = dealToken(keyedHash, 'withdrawal', deal);
    expect(dealNamedBy(token)).toBe(uuid);
    expect(isTokenOf(keyedHash, 'withdrawal', deal, token)).toBe(true);
    expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
    expect(isTokenOf(createKeyedHash('another'), 'withdrawal', deal, token)).toBe(false);
  });

  test('is void for every other version, earlier or later', () => {
    const versions = [0, 1, 2, 10].map((linkVersion) => ({ ...deal, linkVersion }));
    for (const one of versions) {
      const token = dealToken(keyedHash, 'signature', one);
      const opened = versions.filter((other) => isTokenOf(keyedHash, 'signature', other, token));
      expect(opened).toEqual([one]);
    }
  });

  test('that a browser was shown is void once another browser goes on, and is not the mailed one', () => {
    const token = dealToken(keyedHash, 'browser signature', deal);
    const next = { ...deal, browserVersion: 1 };
    expect(isTokenOf(keyedHash, 'browser signature', deal, token)).toBe(true);
    expect(isTokenOf(keyedHash, 'browser signature', next, token)).toBe(false);
    expect(isTokenOf(keyedHash, 'browser signature', { ...deal, linkVersion: 1 }, token)).toBe(false);
    expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
  });

  test('is told by the one it replaces, for each purpose', () => {
    const voided = { ...deal, linkVersion: 1 };
    expect(replacedTokens(keyedHash, voided)).toEqual([
      [dealToken(keyedHash, 'signature', deal), dealToken(keyedHash, 'signature', voided)],
      [dealToken(keyedHash, 'withdrawal', deal), dealToken(keyedHash, 'withdrawal', voided)],
      [dealToken(keyedHash, 'claim', deal), dealToken(keyedHash, 'claim', voided)],
      [mailedAddress(keyedHash, deal), mailedAddress(keyedHash, voided)],
    ]);
  });

  test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(86)])('%o names no deal and proves none', (token) => {
    expect(dealNamedBy(token)).toBeNull();
    expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
  });
});
