import { ageOn } from '@riparo/domain/values/calendar.ts';
import type { QuoteUuid, RequestId, StaffId } from '@riparo/domain/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import { lifeQuotes } from '../quotations/tables.ts';
import type { RequestParts } from './change-request.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequestHistory, deskRequests } from './tables.ts';

/** With its history, the first line first, and the quote it is about. */
export async function readRequest({ db }: Pick<RequestParts, 'db'>, id: RequestId, reader: StaffId) {
  const [[found], lines] = await Promise.all([
    selectRequests(db).where(eq(deskRequests.id, id)),
    db
      .select()
      .from(deskRequestHistory)
      .where(eq(deskRequestHistory.requestId, id))
      .orderBy(asc(deskRequestHistory.number)),
  ]);
  if (!found) return null;
  const history = lines.map((line) => ({
    number: line.number,
    at: line.at.toISOString(),
    actor: line.actorName,
    action: line.action,
    from: line.fromState,
    to: line.toState,
    details: line.details,
    note: line.note,
  }));
  const { quoteUuid } = found.request;
  return { data: toAnswer(found, reader), history, quote: quoteUuid && (await quoteSummary(db, quoteUuid)) };
}

async function quoteSummary(db: RequestParts['db'], uuid: QuoteUuid) {
  const [quote] = await db.select().from(lifeQuotes).where(eq(lifeQuotes.uuid, uuid));
  if (!quote) return null;
  const { smoker, sumAssuredCents, years, monthlyCents, effectiveDate } = quote;
  const age = ageOn(quote.birthDate, quote.quotedOn);
  return { uuid, age, smoker, sumAssuredCents, years, monthlyCents, effectiveDate };
}
