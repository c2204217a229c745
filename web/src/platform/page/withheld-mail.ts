import { MAIL_WITHHELD } from '@riparo/domain/platform/call/withheld-mail.ts';
import { notify } from '@riparo/ui/notices.ts';

type Answer = { readonly isMailWithheld?: true | undefined };

/** Tells the customer that the action worked but its e-mail was not sent, and what to do instead. */
export function notifyIfMailWithheld({ isMailWithheld }: Answer, instead: string): void {
  if (isMailWithheld) notify({ kind: 'info', text: `${MAIL_WITHHELD} ${instead}` });
}
