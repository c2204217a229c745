import { CALL_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import type { RetentionPeriod } from '@riparo/domain/people/retention/periods.ts';
import { and, eq, exists, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountEvents } from '../account-events/tables.ts';
import { carriedAnswers } from '../../understand/resume-link/tables.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { claims } from '../../care/claims/tables.ts';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import { bookedCalls, callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import type { Database } from '../../platform/database/connection.ts';
import { handledEvents } from '../../platform/customers/tables.ts';
import { MAIL_BUDGET_SECONDS } from '../../platform/mail/mail-budget.ts';
import { mailBudgetUses, mailMessages } from '../../platform/mail/tables.ts';
import { formSubmissions } from '../../platform/providers/forms/tables.ts';
import { sandboxMails } from '../../platform/providers/mail/tables.ts';
import { lifeQuotes, purchaseRequests } from '../../understand/quotes/tables.ts';
import { deskRequests, isClosedRow } from '../../care/requests/tables.ts';
import { batchSize } from '../../platform/database/in-batches.ts';

type OldRows = {
  readonly table: PgTable;
  readonly key: AnyPgColumn;
  readonly isOld: (before: Date) => SQL | undefined;
};

const isFor = (quote: AnyPgColumn) => sql`${quote} = ${lifeQuotes.uuid}`;
const isRequestedSince = (since: Date | null) =>
  or(
    ...[callBacks, purchaseRequests].map((request) =>
      exists(
        sql`(select 1 from ${request} where ${isFor(request.quoteUuid)} ${since ? sql`and ${request.createdAt} >= ${since.toISOString()}` : sql``})`,
      ),
    ),
  );

/** Rows deleted when their time is over, with all that depends on them. */
export const oldRows: readonly (OldRows & { readonly period: RetentionPeriod })[] = [
  {
    period: 'quotes',
    table: lifeQuotes,
    key: lifeQuotes.uuid,
    isOld: (before) => and(lt(lifeQuotes.createdAt, before), not(isRequestedSince(null) ?? sql`false`)),
  },
  {
    // A quote used in a request is kept with it, and deleted with the last such request.
    period: 'leads',
    table: lifeQuotes,
    key: lifeQuotes.uuid,
    isOld: (before) =>
      and(
        lt(lifeQuotes.createdAt, before),
        isRequestedSince(null),
        not(isRequestedSince(before) ?? sql`false`),
      ),
  },
  {
    // Their quote was deleted with the person who made it.
    period: 'leads',
    table: callBacks,
    key: callBacks.id,
    isOld: (before) => and(isNull(callBacks.quoteUuid), lt(callBacks.createdAt, before)),
  },
  {
    period: 'leads',
    table: quoteRequests,
    key: quoteRequests.id,
    isOld: (before) => lt(quoteRequests.createdAt, before),
  },
  {
    period: 'leads',
    table: bookedCalls,
    key: bookedCalls.id,
    isOld: (before) => lt(bookedCalls.createdAt, before),
  },
  {
    // Those about a quote are also deleted with it. A claim or complaint waits in the queue as long as
    // necessary.
    period: 'leads',
    table: deskRequests,
    key: deskRequests.id,
    isOld: (before) =>
      and(lt(deskRequests.createdAt, before), or(inArray(deskRequests.kind, [...CALL_KINDS]), isClosedRow)),
  },
  {
    period: 'leads',
    table: formSubmissions,
    key: formSubmissions.id,
    isOld: (before) => lt(formSubmissions.receivedAt, before),
  },
  {
    period: 'claimDrafts',
    table: claims,
    key: claims.id,
    isOld: (before) => and(isNull(claims.state), lt(claims.savedAt, before)),
  },
  {
    period: 'checkups',
    table: checkups,
    key: checkups.id,
    isOld: (before) => lt(checkups.createdAt, before),
  },
  {
    period: 'unconfirmedAccounts',
    table: consentRequests,
    key: consentRequests.id,
    isOld: (before) => and(lt(consentRequests.askedAt, before), eq(consentRequests.answers, {})),
  },
  {
    // A mailbox's confirmation is evidence, and is deleted together with the form it belongs to.
    period: 'leads',
    table: consentRequests,
    key: consentRequests.id,
    isOld: (before) => lt(consentRequests.askedAt, before),
  },
  {
    period: 'accountEvents',
    table: accountEvents,
    key: accountEvents.id,
    isOld: (before) => lt(accountEvents.at, before),
  },
  {
    // Events are never repeated this late.
    period: 'expiredCodes',
    table: handledEvents,
    key: handledEvents.id,
    isOld: (before) => lt(handledEvents.followedAt, before),
  },
  {
    // An unsent one is a dead letter by then, and contains its text. Those about a deal are deleted with it.
    period: 'sentMails',
    table: mailMessages,
    key: mailMessages.id,
    isOld: (before) =>
      and(
        isNull(mailMessages.dealUuid),
        sql`coalesce(${mailMessages.sentAt}, ${mailMessages.createdAt}) < ${before.toISOString()}`,
      ),
  },
  {
    period: 'sentMails',
    table: sandboxMails,
    key: sandboxMails.id,
    isOld: (before) => lt(sandboxMails.receivedAt, before),
  },
];

/** Rows with their own expiry, which is over now. */
export const expiredResumeLinks: OldRows = {
  table: carriedAnswers,
  key: carriedAnswers.tokenHash,
  isOld: (now) => lte(carriedAnswers.expiresAt, now),
};

/** By the database's clock, like every limit. The latest use comes first. */
export const usedMailBudgets: OldRows = {
  table: mailBudgetUses,
  key: mailBudgetUses.key,
  isOld: () =>
    sql`${mailBudgetUses.sentAt}[1] < now() - make_interval(secs => ${sql.raw(String(MAIL_BUDGET_SECONDS))})`,
};

/** A row locked by another transaction is left for the next time. */
export async function removeOldRows(db: Database, { table, key, isOld }: OldRows, before: Date) {
  const some = db
    .select({ key })
    .from(table)
    .where(isOld(before))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(table).where(inArray(key, some));
  return rowCount ?? 0;
}
