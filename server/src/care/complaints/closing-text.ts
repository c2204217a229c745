import { closingReasonText } from '@riparo/domain/care/complaints/register.ts';
import { forwardedInWords } from '@riparo/domain/care/complaints/who-answers.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { bearerOf } from './bearer-of-complaint.ts';
import type { ComplaintRow } from './tables.ts';

/** Why it ended without an answer on the matter, in the words for the complainant. */
export function closingText(complaint: ComplaintRow): string {
  const { area, closingReason, endedAt } = complaint;
  if (!closingReason) return '';
  const reasonText = closingReasonText(closingReason, area);
  return closingReason === 'forwarded' && endedAt
    ? `${reasonText} ${forwardedInWords({ area, bearer: bearerOf(complaint) }, dayInRome(endedAt))}`
    : reasonText;
}
