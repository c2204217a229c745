import type { RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { CalendarClock } from '@riparo/ui/icons/CalendarClock.ts';
import { FileQuestion } from '@riparo/ui/icons/FileQuestion.ts';
import { FileX } from '@riparo/ui/icons/FileX.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { PhoneCall } from '@riparo/ui/icons/PhoneCall.ts';
import { ShieldAlert } from '@riparo/ui/icons/ShieldAlert.ts';
import { MessageSquareWarning } from '@riparo/ui/icons/MessageSquareWarning.ts';

export const kindIcons: Readonly<Record<RequestKind, Icon>> = {
  'call-back': PhoneCall,
  'refused-quote': FileX,
  'quote-request': FileQuestion,
  'booked-call': CalendarClock,
  claim: ShieldAlert,
  complaint: MessageSquareWarning,
};
