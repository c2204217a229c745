import { createHash } from 'node:crypto';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { type DealUuid, dealUuidSchema, type SubmissionKey } from '@riparo/domain/values/ids.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

/**
 * The address a purchase will have, known before the deal is: the confirmation mail of the registration that comes
 * first can already lead back to it. Nobody else can make it, since it depends on the product's secret; and a mail to one
 * mailbox never leads to a purchase of another, since it depends on the mailbox too.
 */
export function dealUuidFor(keyedHash: KeyedHash, submissionKey: SubmissionKey, email: string): DealUuid {
  const bytes = createHash('sha256')
    .update(keyedHash('deal address', submissionKey, emailKey(email)))
    .digest()
    .subarray(0, 16);
  // The bits that mark a random UUID (version 4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = bytes.toString('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ];
  return dealUuidSchema.parse(parts.join('-'));
}
