import type { RequestKind } from '@riparo/domain/requests/kinds.ts';
import {
  CalendarClock,
  FileQuestion,
  FileX,
  type LucideIcon,
  PhoneCall,
  ShieldAlert,
  MessageSquareWarning,
} from 'lucide-react';

export const kindIcons: Readonly<Record<RequestKind, LucideIcon>> = {
  'call-back': PhoneCall,
  'refused-quote': FileX,
  'quote-request': FileQuestion,
  'booked-call': CalendarClock,
  claim: ShieldAlert,
  complaint: MessageSquareWarning,
};
