import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { createKeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { dealRow } from '../../../test/deal-row.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { dealUuidFor, mailedAddress, openerAddress, submissionOf } from './deal-address.ts';

const keyedHash = createKeyedHash('a secret of this test alone');
const addressOf = (submission: string, email = 'ada@example.it') =>
  dealUuidFor(keyedHash, submission as SubmissionKey, email);

describe('the id of a purchase', () => {
  test('the id of a purchase looks like any random UUID', () => {
    const addresses = Array.from({ length: 64 }, (_, turn) => addressOf(`submission ${turn}`));
    for (const address of addresses)
      expect(address).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('the id of a purchase differs for another mailbox, and ignores how the mailbox is spelled', () => {
    expect(addressOf('one', 'berta@example.it')).not.toBe(addressOf('one'));
    expect(addressOf('one', 'ADA@example.it')).toBe(addressOf('one'));
  });
});

describe('the addresses of a purchase', () => {
  const deal = dealRow();
  const all = [
    deal.uuid,
    deal.submissionKey,
    openerAddress(keyedHash, deal),
    openerAddress(keyedHash, { ...deal, browserVersion: 1 }),
    mailedAddress(keyedHash, deal),
    mailedAddress(keyedHash, { ...deal, linkVersion: 1 }),
  ];

  test('the addresses of a purchase differ from its id, from each other and from earlier ones', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  test('the addresses of a purchase can only be made by this server', () => {
    const other = createKeyedHash('another secret of this test');
    expect(openerAddress(other, deal)).not.toBe(openerAddress(keyedHash, deal));
    expect(mailedAddress(other, deal)).not.toBe(mailedAddress(keyedHash, deal));
  });
});

describe('a submission', () => {
  const submitted = {
    productKey: 'pet',
    submissionKey: newSubmissionKey(),
    email: 'ada@example.it',
    content: { firstName: 'Ada' },
  };

  test('a submission is the same when all its content is, however the mailbox is spelled', () => {
    const again = { ...submitted, email: 'ADA@example.it' };
    expect(submissionOf(keyedHash, again)).toBe(submissionOf(keyedHash, submitted));
  });

  test.each([
    ['product', { productKey: 'covid-19' }],
    ['key', { submissionKey: newSubmissionKey() }],
    ['mailbox', { email: 'bea@example.it' }],
    ['answer', { content: { firstName: 'Bea' } }],
  ])('a submission with another %s is a different one', (_, changes) => {
    const other = { ...submitted, ...changes };
    expect(submissionOf(keyedHash, other)).not.toBe(submissionOf(keyedHash, submitted));
  });
});
