import type { Account } from './account.ts';
import { emailKey } from '../../platform/person/email-key.ts';

/** Whether a session has proved this mailbox: only its own. Any other request merely names it. */
export const hasProvedMailbox = <A extends Pick<Account, 'email'>>(
  account: A | null,
  email: string,
): account is A => account !== null && emailKey(account.email) === emailKey(email);
