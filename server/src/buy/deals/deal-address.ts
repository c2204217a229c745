import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  type DealAddress,
  dealAddressSchema,
  type DealUuid,
  dealUuidSchema,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import { boundKey } from '../../platform/http/submission-key.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { keyedUuid } from '../../platform/settings/secrets/keyed-uuid.ts';
import { hashOfToken } from '../../platform/settings/secrets/tokens.ts';
import type { DealRow } from './tables.ts';

/**
 * The id of a purchase, known before the deal exists: the mail that confirms a registration can already link
 * to it. It depends on the mailbox, so that a mail to one mailbox never leads to a purchase of another.
 */
export const dealUuidFor = (keyedHash: KeyedHash, submissionKey: SubmissionKey, email: string): DealUuid =>
  dealUuidSchema.parse(keyedUuid(keyedHash, 'deal address', submissionKey, emailKey(email)));

type Submitted = { productKey: string; submissionKey: SubmissionKey; email: string; content: object };

/**
 * Recognises a submission that is sent again. The browser's key alone proves nothing: with another mailbox,
 * product or answers it is another submission.
 */
export const submissionOf = (
  keyedHash: KeyedHash,
  { productKey, submissionKey, email, content }: Submitted,
): SubmissionKey =>
  boundKey(keyedHash, { key: submissionKey, call: productKey, by: emailKey(email), content });

/** The address given to the browser that opens a deal; a new one each time the previous one has ended. */
export const openerAddress = (
  keyedHash: KeyedHash,
  { submissionKey, browserVersion }: Pick<DealRow, 'submissionKey' | 'browserVersion'>,
): DealAddress =>
  dealAddressSchema.parse(keyedUuid(keyedHash, 'opener address', submissionKey, String(browserVersion)));

/** The address in mails about a deal: it can be derived again for each mail. */
export const mailedAddress = (
  keyedHash: KeyedHash,
  { uuid, linkVersion }: Pick<DealRow, 'uuid' | 'linkVersion'>,
): DealAddress => dealAddressSchema.parse(keyedUuid(keyedHash, 'mailed address', uuid, String(linkVersion)));

/** The stored form of an address. Its 122 random bits cannot be guessed, so a plain hash suffices. */
export const hashOfAddress = (address: DealAddress): string => hashOfToken(address.toLowerCase());

/**
 * The address columns of a deal with these links: by its mailed address, and by the opener's if one was given
 * out.
 */
export const addressColumns = (
  keyedHash: KeyedHash,
  deal: Pick<DealRow, 'uuid' | 'submissionKey' | 'linkVersion' | 'browserVersion'>,
) => ({
  openerAddress: hashOfAddress(openerAddress(keyedHash, deal)),
  mailedAddress: hashOfAddress(mailedAddress(keyedHash, deal)),
});
