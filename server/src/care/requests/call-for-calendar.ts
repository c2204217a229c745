import { calendarFile, calendarMethod } from '@riparo/domain/care/calls/calendar-file.ts';
import { requestIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { DocumentFile, DocumentParts } from '../../platform/drawing/document-file.ts';
import { historyOf } from '../casework/history.ts';
import { requestCase } from './change-request.ts';
import { titleOf } from './request-answer.ts';
import { deskRequests, isCall } from './tables.ts';

export type CalendarParts = Pick<DocumentParts, 'db' | 'siteUrl'> & {
  /** Sender of the mails: `Name <address>` or an address. */
  mailFrom: string;
};

const referenceSchema = z.tuple([requestIdSchema, z.coerce.number().int()]);
const timeSchema = z.object({ againAt: z.iso.datetime() });

/**
 * A call for calendars, as one line of its history decided it: built only from the lines up to that one, so
 * that a mail sent late says the same. Null once the request is forgotten.
 */
export async function callForCalendarFile(
  { db, siteUrl, mailFrom }: CalendarParts,
  reference: string,
): Promise<DocumentFile | null> {
  const [id, number] = z.parse(referenceSchema, reference.split('/'));
  const [[request], history] = await Promise.all([
    db.select().from(deskRequests).where(eq(deskRequests.id, id)),
    historyOf(db, requestCase, [id]),
  ]);
  const lines = history.filter((line) => line.number <= number);
  const last = lines.at(-1);
  const chosen = lines.flatMap(({ details }) => timeSchema.safeParse(details).data?.againAt ?? []).at(-1);
  if (!request || !isCall(request) || !last || !chosen) return null;
  const changes = lines.filter(({ action }) => action === 'move' || action === 'cancel');
  const call = {
    uid: `${id}@${siteUrl.hostname}`,
    sequence: changes.length,
    isCancelled: last.action === 'cancel',
    callAt: new Date(chosen),
    at: last.at,
    organizer: /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom,
    attendee: request.email,
    about: titleOf(request.product),
  };
  return {
    filename: 'chiamata.ics',
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(call)}`,
    content: Buffer.from(calendarFile(call)),
  };
}
