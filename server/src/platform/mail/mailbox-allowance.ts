import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProved } from '@riparo/domain/people/account/proved-mailbox.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';
import type { MailClass } from './mail-budget.ts';
import { mailsToOneMailbox, mayMail } from './mailbox-limit.ts';

/** Who asks for something that goes to a mailbox. */
export type Asking = { email: string; account: Account | null };

type MailKind = Parameters<typeof mayMail>[1];

/**
 * What a limit on a mailbox is counted by. A session that has proved the mailbox has an allowance of its own: what strangers
 * use up by naming the mailbox is not taken from its owner.
 */
export const allowanceOf = ({ email, account }: Asking): string =>
  hasProved(account, email) ? `account ${account.id}` : emailKey(email);

/** Which share of the mailbox's budget a mail is taken from that anybody can ask for. */
export const mailClassFor = ({ email, account }: Asking): MailClass =>
  hasProved(account, email) ? 'owner' : 'stranger';

/** `mayMail` for a call that may come from the mailbox's owner. */
export async function mayMailFor(limiter: Limiter, kind: MailKind, asking: Asking): Promise<boolean> {
  if (!hasProved(asking.account, asking.email)) return mayMail(limiter, kind, asking.email);
  const { allowed } = await limiter.hit(`${kind} to ${allowanceOf(asking)}`, mailsToOneMailbox);
  return allowed;
}
