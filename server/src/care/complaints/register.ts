import {
  DAMAGES_WARNING_DAY,
  FORWARD_WARNING_DAY,
  WARNING_DAYS,
} from '@riparo/domain/care/complaints/clock.ts';
import { RISK_BEARER_AREAS } from '@riparo/domain/care/complaints/competence.ts';
import { yearFigures } from '@riparo/domain/care/complaints/year-figures.ts';
import type { ComplaintArea, ComplaintOutcome } from '@riparo/domain/care/complaints/register.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { daysBetween } from '@riparo/domain/platform/values/days-between.ts';
import { and, asc, between, desc, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import { literally } from '../../platform/database/text-patterns.ts';
import { mailboxesOf } from '../../platform/customers/mailboxes-of.ts';
import { titleOf } from '../requests/request-answer.ts';
import { deskRequests } from '../requests/tables.ts';
import type { ComplaintParts } from './change-complaint.ts';
import { isRequestOf, readableBy, type Reader, selectComplaints, toLine } from './complaint-answer.ts';
import { isOfMailboxes } from './deals-of-complaint.ts';
import { complaints, isOpen, isToPost } from './tables.ts';

const pageSize = 50;

export type RegisterFilter = {
  state?: 'open' | 'late' | 'ended' | 'all' | undefined;
  year?: number | undefined;
  area?: ComplaintArea | undefined;
  outcome?: ComplaintOutcome | undefined;
  q?: string | undefined;
  deal?: DealUuid | undefined;
  person?: PersonId | undefined;
  after?: string | undefined;
};

const isForwarded = inArray(complaints.area, [...RISK_BEARER_AREAS]);

const isLate = (today: IsoDate) => sql`${complaints.dueOn} < ${today}::date`;
const isWarned = (today: IsoDate) =>
  sql`${complaints.receivedOn} <= ${today}::date - case when ${complaints.area} = 'damages' then ${DAMAGES_WARNING_DAY}::int when ${isForwarded} then ${FORWARD_WARNING_DAY}::int else ${WARNING_DAYS[0]}::int end and not ${isLate(today)}`;

/** Not answered yet: no answer is written, or its letter is not posted. */
const isUnanswered = sql`(${isOpen} or ${isToPost})`;

const inYear = (year: number) =>
  between(complaints.receivedOn, `${year}-01-01` as IsoDate, `${year}-12-31` as IsoDate);

/** A page of the register: open complaints by due date, others by their end. */
export async function readRegister(
  { db, clock }: Pick<ComplaintParts, 'clock'> & { db: Database | Transaction },
  { state = 'open', year, area, outcome, q, deal, person, after }: RegisterFilter,
  reader: Reader,
) {
  const today = dayInRome(clock());
  const sortsByDueDate = state === 'open' || state === 'late';
  const which: Readonly<Record<typeof state, SQL | undefined>> = {
    open: isUnanswered,
    late: and(isUnanswered, isLate(today)),
    ended: not(isUnanswered),
    all: undefined,
  };
  const [rows, counts] = await Promise.all([
    selectComplaints(db)
      .where(
        and(
          readableBy(reader),
          which[state],
          year === undefined ? undefined : inYear(year),
          area && eq(complaints.area, area),
          outcome && and(eq(complaints.state, 'answered'), eq(complaints.answerOutcome, outcome)),
          q === undefined ? undefined : isAbout(q),
          deal && eq(complaints.dealUuid, deal),
          person && and(isNull(complaints.erasureAskedAt), isOfMailboxes(db, mailboxesOf(db, person))),
          sortsByDueDate
            ? afterMark(after, [complaints.dueOn, complaints.id], 'asc')
            : afterMark(after, [complaints.receivedOn, complaints.id], 'desc'),
        ),
      )
      .orderBy(
        ...(sortsByDueDate
          ? [asc(complaints.dueOn), asc(complaints.id)]
          : [desc(complaints.receivedOn), desc(complaints.id)]),
      )
      .limit(pageSize + 1),
    countOpen(db, today, reader),
  ]);
  const { page, next } = pageOf(rows, pageSize, ({ complaint }) => [
    sortsByDueDate ? complaint.dueOn : complaint.receivedOn,
    complaint.id,
  ]);
  return {
    data: page.map((row) => toLine(row, reader)),
    next,
    counts,
  };
}

const among = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

async function countOpen(db: Database | Transaction, today: IsoDate, reader: Reader) {
  const [counts] = await db
    .select({
      open: sql<number>`count(*)::int`,
      warned: among(isWarned(today)),
      late: among(isLate(today)),
    })
    .from(complaints)
    .leftJoin(deskRequests, isRequestOf)
    .where(and(isUnanswered, readableBy(reader)));
  if (!counts) throw new Error('nothing was counted');
  return counts;
}

/** Matches the words in any order. An erased complainant is not found by name. */
const isAbout = (words: string): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .map((word) => `%${literally(word)}%`)
      .map((part) =>
        or(
          sql`${complaints.number} ilike ${part}`,
          sql`${complaints.erasureAskedAt} is null and ${complaints.firstName} || ' ' || ${complaints.lastName} || ' ' || coalesce(${complaints.email}, '') || ' ' || coalesce(${complaints.postalAddress}, '') ilike ${part}`,
        ),
      ),
  );

/**
 * The yearly review required by law: how many complaints, about what, how they ended and how long they took.
 * An injured party's letter is not a complaint.
 */
export async function readStatistics({ db, clock }: Pick<ComplaintParts, 'db' | 'clock'>, year: number) {
  const today = dayInRome(clock());
  const rows = await db
    .select({
      area: complaints.area,
      product: complaints.product,
      state: complaints.state,
      outcome: complaints.answerOutcome,
      receivedOn: complaints.receivedOn,
      endedAt: complaints.endedAt,
      endPostedOn: complaints.endPostedOn,
      isToPost: sql<boolean>`${isToPost}`,
    })
    .from(complaints)
    .where(and(inYear(year), ne(complaints.area, 'damages')));
  const counted = rows.map(({ receivedOn, endedAt, endPostedOn, isToPost: waits, ...complaint }) => {
    // A letter counts as answered on the day it was posted.
    const endedOn = endPostedOn ?? (endedAt && !waits ? dayInRome(endedAt) : today);
    return { ...complaint, days: daysBetween(receivedOn, endedOn) };
  });
  return yearFigures(counted).map(({ product, ...row }) => ({
    ...row,
    product: product === null ? null : { key: product, title: titleOf(product) },
  }));
}
