import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';

/** Anyone can name any mailbox: limits its mails of a kind, whoever requests them. */
export const mailLimitPerMailbox = { max: 10, windowSeconds: 3600 };

type MailKind =
  | 'claim link'
  | 'carried answers'
  | 'deal address'
  | 'documents to sign'
  | 'contact'
  | 'consent'
  | 'new e-mail';

/** Counts one more mail; beyond the limit the caller continues without the mail, or refuses. */
export async function mayMail(limiter: Limiter, kind: MailKind, email: string): Promise<boolean> {
  const { allowed } = await limiter.hit(`${kind} to ${emailKey(email)}`, mailLimitPerMailbox);
  return allowed;
}

const none = { max: 0, windowSeconds: 3600 };
const mailWithAddress = (dealUuid: DealUuid) => `address of ${dealUuid}`;

/** The mail with the registration code contained the address of the purchase that follows. */
export async function noteAddressMailed(limiter: Limiter, dealUuid: DealUuid): Promise<void> {
  await limiter.hit(mailWithAddress(dealUuid), none);
}

/**
 * So opening the purchase does not mail the address again. Reads without counting, as requests sent twice
 * race for it.
 */
export async function wasAddressMailed(limiter: Limiter, dealUuid: DealUuid): Promise<boolean> {
  const { allowed } = await limiter.hit(mailWithAddress(dealUuid), none, 0);
  return !allowed;
}
