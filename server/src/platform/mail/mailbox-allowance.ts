import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';
import type { MailClass } from './mail-budget.ts';
import { mailLimitPerMailbox, mayMail } from './mailbox-limit.ts';

/** The requester of a mail. */
export type Asking = { email: string; account: Account | null };

type MailKind = Parameters<typeof mayMail>[1];

/**
 * The key of limits on a mailbox. A session that proved the mailbox has a separate allowance, so that
 * strangers who name the mailbox do not use up its owner's.
 */
export const allowanceOf = ({ email, account }: Asking): string =>
  hasProvedMailbox(account, email) ? `account ${account.id}` : emailKey(email);

/** The budget of a mail that anyone can request. */
export const mailClassFor = ({ email, account }: Asking): MailClass =>
  hasProvedMailbox(account, email) ? 'owner' : 'stranger';

/** `mayMail` for a call that the mailbox's owner may make. */
export async function mayMailFor(limiter: Limiter, kind: MailKind, asking: Asking): Promise<boolean> {
  if (!hasProvedMailbox(asking.account, asking.email)) return mayMail(limiter, kind, asking.email);
  const { allowed } = await limiter.hit(`${kind} to ${allowanceOf(asking)}`, mailLimitPerMailbox);
  return allowed;
}
