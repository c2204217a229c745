import { emailKey } from '@riparo/domain/account/email-key.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';

/** Anybody can name anybody's mailbox: it gets so many mails of a kind, wherever they were asked from. */
export const mailsToOneMailbox = { max: 10, windowSeconds: 3600 };

/** One of the mails that leave together at the beginning of a purchase. */
const mailsWithOneAddress = { max: 1, windowSeconds: 3600 };

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

/** The address of a purchase is mailed once when it is opened: with the code of a registration, or by itself. */
export async function isFirstMailWith(limiter: Limiter, dealUuid: DealUuid): Promise<boolean> {
  const { allowed } = await limiter.hit(`address of ${dealUuid}`, mailsWithOneAddress);
  return allowed;
}
