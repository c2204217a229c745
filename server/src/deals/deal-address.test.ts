import type { SubmissionKey } from '@riparo/domain/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { dealUuidFor } from './deal-address.ts';

const keyedHash = createKeyedHash('a secret of this test alone');
const addressOf = (submission: string, email = 'ada@example.it') =>
  dealUuidFor(keyedHash, submission as SubmissionKey, email);

describe('the address of a purchase', () => {
  // Computed apart from this code.
  test.each([
    ['submission 0', '54ec0aa3-cd9a-476f-acc6-3c1728e957ca'],
    ['submission 4', '31c8a74d-9651-44fd-bcfd-a905f0fb9710'],
  ])('of %s stays what it was: mails that were sent lead to it', (submission, address) => {
    expect(addressOf(submission)).toBe(address);
  });

  test('looks like any random UUID', () => {
    const addresses = Array.from({ length: 64 }, (_, turn) => addressOf(`submission ${turn}`));
    for (const address of addresses)
      expect(address).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('is another for another mailbox, and the same however the mailbox is written', () => {
    expect(addressOf('one', 'berta@example.it')).not.toBe(addressOf('one'));
    expect(addressOf('one', 'ADA@example.it')).toBe(addressOf('one'));
  });
});
