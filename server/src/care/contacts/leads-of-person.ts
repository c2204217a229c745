import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { formSubmissions } from '../../platform/providers/forms/tables.ts';
import { lifeQuotes, purchaseRequests } from '../../understand/quotes/tables.ts';
import { forgetRequests, requestsOfPerson } from '../requests/requests-of-person.ts';
import { deskRequests } from '../requests/tables.ts';
import { bookedCalls, callBacks, quoteRequests } from './tables.ts';

const isAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${emailKey(email)}`;

/**
 * A quote has no mailbox of its own. It belongs to the mailbox given for a call or a purchase in the browser
 * that made the quote; an e-mail that someone else adds at the quote's address gets no access to it.
 */
export const quotesOf = (email: string) =>
  inArray(
    lifeQuotes.uuid,
    sql`(select ${callBacks.quoteUuid} from ${callBacks} where ${isAddress(callBacks.email, email)} and ${callBacks.byMaker}
      union select ${purchaseRequests.quoteUuid} from ${purchaseRequests} where ${isAddress(purchaseRequests.email, email)} and ${purchaseRequests.byMaker})`,
  );

/** The rows from which this mailbox's requests at the desk came. */
const sourcesOf = (email: string) =>
  sql`(select ${callBacks.id} from ${callBacks} where ${isAddress(callBacks.email, email)}
    union all select ${quoteRequests.id} from ${quoteRequests} where ${isAddress(quoteRequests.email, email)}
    union all select ${bookedCalls.id} from ${bookedCalls} where ${isAddress(bookedCalls.email, email)})`;

/** Everything a person asked for, without the keys that only browsers know. */
export async function leadsOfPerson(db: Database, email: string): Promise<Record<string, unknown>> {
  const { submissionKey: _request, ...request } = getTableColumns(quoteRequests);
  const { submissionKey: _quote, addressHash: _address, ...quote } = getTableColumns(lifeQuotes);
  const { submissionKey: _call, ...callBack } = getTableColumns(callBacks);
  const { submissionKey: _booking, network: _network, ...booking } = getTableColumns(bookedCalls);
  const { deliveryKey: _delivery, ...form } = getTableColumns(formSubmissions);
  const [requests, quotes, calls, booked, purchases, forms, atDesk] = await Promise.all([
    db
      .select(request)
      .from(quoteRequests)
      .where(isAddress(quoteRequests.email, email))
      .orderBy(quoteRequests.createdAt),
    db.select(quote).from(lifeQuotes).where(quotesOf(email)).orderBy(lifeQuotes.createdAt),
    db.select(callBack).from(callBacks).where(isAddress(callBacks.email, email)).orderBy(callBacks.createdAt),
    db
      .select(booking)
      .from(bookedCalls)
      .where(isAddress(bookedCalls.email, email))
      .orderBy(bookedCalls.createdAt),
    db
      .select()
      .from(purchaseRequests)
      .where(isAddress(purchaseRequests.email, email))
      .orderBy(purchaseRequests.createdAt),
    db
      .select(form)
      .from(formSubmissions)
      .where(isAddress(formSubmissions.email, email))
      .orderBy(formSubmissions.receivedAt),
    requestsOfPerson(db, email, sourcesOf(email)),
  ]);
  return {
    quoteRequests: requests,
    lifeQuotes: quotes,
    callBacks: calls,
    bookedCalls: booked,
    purchaseRequests: purchases,
    formSubmissions: forms,
    deskRequests: atDesk,
  };
}

/**
 * A person's quotes go together with their own calls and purchases; a call that someone else requested about
 * the quote stays.
 */
export async function forgetLeads(tx: Transaction, email: string): Promise<void> {
  await forgetRequests(tx, email, sourcesOf(email));
  const own = await tx.select({ uuid: lifeQuotes.uuid }).from(lifeQuotes).where(quotesOf(email));
  await tx.delete(callBacks).where(isAddress(callBacks.email, email));
  await tx.delete(purchaseRequests).where(isAddress(purchaseRequests.email, email));
  const uuids = own.map(({ uuid }) => uuid);
  for (const table of [callBacks, deskRequests])
    await tx.update(table).set({ quoteUuid: null }).where(inArray(table.quoteUuid, uuids));
  await tx.delete(lifeQuotes).where(inArray(lifeQuotes.uuid, uuids));
  await tx.delete(quoteRequests).where(isAddress(quoteRequests.email, email));
  await tx.delete(bookedCalls).where(isAddress(bookedCalls.email, email));
  await tx.delete(formSubmissions).where(isAddress(formSubmissions.email, email));
}
