import { brand } from '../../platform/brand/brand.ts';
import { CALL_MINUTES } from '../../desk/opening-hours/call-times.ts';

export type CalendarCall = {
  /** The same in every file about a call: calendars find the entry by it. */
  readonly uid: string;
  /** Grows with every change: calendars show the latest, whatever order mails arrive in. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly callAt: Date;
  /** When the call was booked, moved or cancelled. */
  readonly at: Date;
  /** Sender and recipient of the mail: mail programs add an entry to a calendar only where both match. */
  readonly organizer: string;
  readonly attendee: string;
  readonly about: string;
};

/**
 * A booked call as a calendar file (RFC 5545, 5546). It is a request that needs no reply, not a publication:
 * a published entry would never change, a requested one follows when the call is moved or cancelled. It sets
 * no alarm: that is the customer's choice. Times are in UTC, which needs no table of clock changes.
 */
export const calendarFile = (call: CalendarCall): string => {
  const { uid, sequence, isCancelled, callAt, at, organizer, attendee, about } = call;
  const end = new Date(callAt.getTime() + CALL_MINUTES * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Chiamate//IT`,
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(call)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(callAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(`Chiamata con ${brand.name}`)}`,
    `DESCRIPTION:${text(`Ti chiamiamo noi: ${about}.\nPer spostarla o disdirla usa il link nell’e-mail di conferma.`)}`,
    `ORGANIZER;CN=${brand.name}:mailto:${organizer}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    // People who share the calendar see that the time is busy, and nothing else.
    'CLASS:PRIVATE',
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

export const calendarMethod = ({ isCancelled }: Pick<CalendarCall, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'REQUEST';

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const MAX_LINE_BYTES = 75;

/** The UTF-8 length of a character. */
const bytesOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line has at most 75 bytes; a continuation begins with a space. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const more = bytesOf(letter);
    if (size + more > MAX_LINE_BYTES) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += more;
  }
  return [...parts, part].join('\r\n');
}
