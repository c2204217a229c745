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
 * The id of a purchase, known before the deal is: the confirmation mail of the registration that comes first can already
 * lead back to it. It depends on the mailbox, so that a mail to one mailbox never leads to a purchase of another.
 */
export const dealUuidFor = (keyedHash: KeyedHash, submissionKey: SubmissionKey, email: string): DealUuid =>
  dealUuidSchema.parse(keyedUuid(keyedHash, 'deal address', submissionKey, emailKey(email)));

type Submitted = { productKey: string; submissionKey: SubmissionKey; email: string; content: object };

/**
 * What a submission is recognised by when it is sent again. The browser's key alone belongs to nobody: with another mailbox,
 * another product or other answers it is another submission.
 */
export const submissionOf = (
  keyedHash: KeyedHash,
  { productKey, submissionKey, email, content }: Submitted,
): SubmissionKey =>
  boundKey(keyedHash, { key: submissionKey, call: productKey, by: emailKey(email), content });

/** What the browser is answered that opens a deal; another one after each that has ended. */
export const openerAddress = (
  keyedHash: KeyedHash,
  { submissionKey, browserVersion }: Pick<DealRow, 'submissionKey' | 'browserVersion'>,
): DealAddress =>
  dealAddressSchema.parse(keyedUuid(keyedHash, 'opener address', submissionKey, String(browserVersion)));

/** What mails about a deal lead to: every one of them can be written with it again. */
export const mailedAddress = (
  keyedHash: KeyedHash,
  { uuid, linkVersion }: Pick<DealRow, 'uuid' | 'linkVersion'>,
): DealAddress => dealAddressSchema.parse(keyedUuid(keyedHash, 'mailed address', uuid, String(linkVersion)));

/** What is stored of an address. Nobody guesses its 122 random bits, so a plain hash does. */
export const hashOfAddress = (address: DealAddress): string => hashOfToken(address.toLowerCase());

/** The columns of a deal with these links: by its mailed address it is found, and by the opener's unless nobody was told one. */
export const addressColumns = (
  keyedHash: KeyedHash,
  deal: Pick<DealRow, 'uuid' | 'submissionKey' | 'linkVersion' | 'browserVersion'>,
) => ({
  openerAddress: hashOfAddress(openerAddress(keyedHash, deal)),
  mailedAddress: hashOfAddress(mailedAddress(keyedHash, deal)),
});
