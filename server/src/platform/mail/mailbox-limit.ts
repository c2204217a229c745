import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';

/** Anybody can name anybody's mailbox: it gets so many mails of a kind, wherever they were asked from. */
export const mailsToOneMailbox = { max: 10, windowSeconds: 3600 };

type MailKind =
  | 'claim link'
  | 'carried answers'
  | 'deal address'
  | 'documents to sign'
  | 'contact'
  | 'consent'
  | 'new e-mail';

/** Counts one more; where it is one too many, what was asked goes on and the mail stays away, or is refused. */
export async function mayMail(limiter: Limiter, kind: MailKind, email: string): Promise<boolean> {
  const { allowed } = await limiter.hit(`${kind} to ${emailKey(email)}`, mailsToOneMailbox);
  return allowed;
}

const none = { max: 0, windowSeconds: 3600 };
const mailWithAddress = (dealUuid: DealUuid) => `address of ${dealUuid}`;

/** The code of a registration has brought the address of the purchase that comes next. */
export async function noteAddressMailed(limiter: Limiter, dealUuid: DealUuid): Promise<void> {
  await limiter.hit(mailWithAddress(dealUuid), none);
}

/** Then it is not mailed once more when the purchase is opened. Looks without counting: requests sent twice race for it. */
export async function wasAddressMailed(limiter: Limiter, dealUuid: DealUuid): Promise<boolean> {
  const { allowed } = await limiter.hit(mailWithAddress(dealUuid), none, 0);
  return !allowed;
}
