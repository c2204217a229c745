import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { createKeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { dealUuidIn, dealToken, isTokenOf } from './deal-token.ts';

const keyedHash = createKeyedHash('a secret that only tests know, 32+');
const uuid = dealUuidSchema.parse('4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11');
const deal = { uuid, linkVersion: 0, browserVersion: 0 };

describe('the token of a link', () => {
  test('the token of a link names its deal, and proves it for one purpose', () => {
    const token = dealToken(keyedHash, 'withdrawal', deal);
    expect(dealUuidIn(token)).toBe(uuid);
    expect(isTokenOf(keyedHash, 'withdrawal', deal, token)).toBe(true);
    expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
    expect(isTokenOf(createKeyedHash('another'), 'withdrawal', deal, token)).toBe(false);
  });

  test('the token of a link is void for every other version, earlier or later', () => {
    const versions = [0, 1, 2, 10].map((linkVersion) => ({ ...deal, linkVersion }));
    for (const one of versions) {
      const token = dealToken(keyedHash, 'signature', one);
      const opened = versions.filter((other) => isTokenOf(keyedHash, 'signature', other, token));
      expect(opened).toEqual([one]);
    }
  });

  test('the token of a link shown to a browser is void once another browser continues, and differs from the mailed one', () => {
    const token = dealToken(keyedHash, 'browser signature', deal);
    const next = { ...deal, browserVersion: 1 };
    expect(isTokenOf(keyedHash, 'browser signature', deal, token)).toBe(true);
    expect(isTokenOf(keyedHash, 'browser signature', next, token)).toBe(false);
    expect(isTokenOf(keyedHash, 'browser signature', { ...deal, linkVersion: 1 }, token)).toBe(false);
    expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
  });

  test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(86)])(
    'the token %o names no deal and proves none',
    (token) => {
      expect(dealUuidIn(token)).toBeNull();
      expect(isTokenOf(keyedHash, 'signature', deal, token)).toBe(false);
    },
  );
});
