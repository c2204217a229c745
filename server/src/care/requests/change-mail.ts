import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { MailToSend } from '../../platform/mail/mailing.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import type { RequestChange } from './change-request.ts';
import { titleOf } from './request-answer.ts';
import { requestLink } from './request-token.ts';
import type { CallRow } from './tables.ts';

/** To the customer who moved or cancelled their call: what is agreed, also for their calendar. */
export function changeMail(
  keyedHash: KeyedHash,
  { action }: RequestChange,
  request: CallRow,
  line: number,
): MailToSend {
  const { id, email, firstName, phone, product, againAt } = request;
  const about = titleOf(product);
  const calendar = { requestId: id, line };
  // A customer who was only promised a call within minutes has nothing in the calendar.
  if (action === 'cancel')
    return {
      to: email,
      template: 'call-cancelled',
      data: { firstName, about, calendar: againAt && calendar },
    };
  if (!againAt) throw new Error('a call was moved to no time');
  return {
    to: email,
    template: 'call-moved',
    data: {
      firstName,
      about,
      phone: formatPhone(phone),
      callAt: againAt.toISOString(),
      requestPath: requestLink(keyedHash, request),
      calendar,
    },
  };
}
