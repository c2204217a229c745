import { MAIL_WITHHELD } from '@riparo/domain/platform/call/withheld-mail.ts';
import { notify } from '@riparo/ui/notices.ts';

type Answer = { readonly isMailWithheld?: true | undefined };

/** Says that the mail of something which worked did not leave, and what to do without it. */
export function tellIfWithheld({ isMailWithheld }: Answer, instead: string): void {
  if (isMailWithheld) notify({ kind: 'info', text: `${MAIL_WITHHELD} ${instead}` });
}
