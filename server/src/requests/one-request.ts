import { emailKey } from '@riparo/domain/account/email-key.ts';
import { maskTaxCode } from '@riparo/domain/tax-code/masked-tax-code.ts';
import { ageOn } from '@riparo/domain/values/calendar.ts';
import type { QuoteUuid, RequestId } from '@riparo/domain/values/ids.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import { lifeQuotes } from '../quotations/tables.ts';
import type { RequestParts } from './change-request.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequestHistory, deskRequests } from './tables.ts';
import { isVisibleTo, type RequestReader } from './visible-requests.ts';

/** With its history, the first line first, and the quote it is about. */
export async function readRequest({ db }: Pick<RequestParts, 'db'>, id: RequestId, reader: RequestReader) {
  const [[found], lines] = await Promise.all([
    selectRequests(db).where(and(eq(deskRequests.id, id), isVisibleTo(reader))),
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
  const { quoteUuid, email, assigneeId } = found.request;
  const [quote, taxCode] = await Promise.all([
    quoteUuid && quoteSummary(db, quoteUuid),
    taxCodeOf(db, email),
  ]);
  const isMasked = assigneeId !== reader.id;
  return {
    data: toAnswer(found, reader.id),
    history,
    quote,
    taxCode: taxCode === null ? null : { value: isMasked ? maskTaxCode(taxCode) : taxCode, isMasked },
  };
}

/** Of the latest purchase of a mailbox; null where there is none. */
export async function taxCodeOf(db: RequestParts['db'] | Transaction, email: string): Promise<string | null> {
  const [latest] = await db
    .select({ profile: deals.profile })
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  return latest?.profile.taxCode || null;
}

async function quoteSummary(db: RequestParts['db'], uuid: QuoteUuid) {
  const [quote] = await db.select().from(lifeQuotes).where(eq(lifeQuotes.uuid, uuid));
  if (!quote) return null;
  const { smoker, sumAssuredCents, years, monthlyCents, effectiveDate } = quote;
  const age = ageOn(quote.birthDate, quote.quotedOn);
  return { uuid, age, smoker, sumAssuredCents, years, monthlyCents, effectiveDate };
}
