import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { maskTaxCode } from '@riparo/domain/platform/tax-code/masked-tax-code.ts';
import { ageOn } from '@riparo/domain/platform/values/calendar.ts';
import type { QuoteUuid, RequestId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { deals } from '../../buy/deals/tables.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { historyOf } from '../casework/history.ts';
import { requestCase } from './change-request.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequests } from './tables.ts';
import { isVisibleTo, type RequestReader } from './visible-requests.ts';

/** With its history, oldest line first, and the quote it is about. */
export async function readRequest({ db }: { db: Transaction }, id: RequestId, reader: RequestReader) {
  const [[found], lines] = await Promise.all([
    selectRequests(db).where(and(eq(deskRequests.id, id), isVisibleTo(reader))),
    historyOf(db, requestCase, [id]),
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
  const { quoteUuid, email } = found.request;
  const [quote, purchase] = await Promise.all([
    quoteUuid && quoteSummary(db, quoteUuid),
    purchaseUnder(db, email),
  ]);
  return {
    data: toAnswer(found, reader.id),
    history,
    quote,
    maybeSame: purchase && {
      dealUuid: purchase.dealUuid,
      firstName: purchase.firstName,
      lastName: purchase.lastName,
      taxCode: maskTaxCode(purchase.taxCode),
    },
  };
}

/**
 * The latest purchase with a tax code under the e-mail of a request: it is not proved that both are the same
 * person.
 */
async function purchaseUnder(db: Transaction, email: string) {
  const [latest] = await db
    .select({
      dealUuid: deals.uuid,
      firstName: deals.firstName,
      lastName: deals.lastName,
      profile: deals.profile,
    })
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  if (!latest?.profile.taxCode) return null;
  const { profile, ...purchase } = latest;
  return { ...purchase, taxCode: profile.taxCode };
}

async function contactsOf(db: Transaction, id: RequestId, reader: RequestReader) {
  const [request] = await db
    .select({ email: deskRequests.email, phone: deskRequests.phone })
    .from(deskRequests)
    .where(and(eq(deskRequests.id, id), isVisibleTo(reader)));
  return request ?? null;
}

/** For staff who press «Mostra»; null where there is none. */
export async function latestPurchase(db: Transaction, id: RequestId, reader: RequestReader) {
  const contacts = await contactsOf(db, id, reader);
  const purchase = contacts && (await purchaseUnder(db, contacts.email));
  return purchase && { dealUuid: purchase.dealUuid, taxCode: purchase.taxCode };
}

/** The same for the phone left with a request. */
export async function phoneOf(db: Transaction, id: RequestId, reader: RequestReader) {
  const contacts = await contactsOf(db, id, reader);
  return contacts?.phone ? { phone: contacts.phone } : failure(generalErrors['not-found']);
}

async function quoteSummary(db: Transaction, uuid: QuoteUuid) {
  const [quote] = await db.select().from(lifeQuotes).where(eq(lifeQuotes.uuid, uuid));
  if (!quote) return null;
  const { smoker, sumAssuredCents, years, monthlyCents, effectiveDate } = quote;
  const age = ageOn(quote.birthDate, quote.quotedOn);
  return { uuid, age, smoker, sumAssuredCents, years, monthlyCents, effectiveDate };
}
