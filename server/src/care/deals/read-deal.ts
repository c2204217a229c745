import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { DeskDeal } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { secondPeople } from '../../buy/payments/second-person.ts';
import { people } from '../../platform/customers/people-tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { isVisibleTo, type RequestReader } from '../requests/visible-requests.ts';
import { dealPage } from './deal-page.ts';
import { findDeskDeal } from './find-desk-deal.ts';
import { gatherDeal } from './gather-deal.ts';

const MAX_RELATED_ROWS = 20;

/** A deal with everything known about it, as one member of staff may see it. */
export async function readDeal(
  db: Database | Transaction,
  uuid: DealUuid,
  reader: Pick<StaffActor, 'role' | 'id'>,
  now: Date,
) {
  const deal = await findDeskDeal(db, uuid, reader);
  if (!deal) return failure(generalErrors['not-found']);
  const [gathered, others, [person], second] = await Promise.all([
    gatherDeal(db, deal),
    othersOf(db, deal, reader),
    db.select({ id: people.id }).from(people).where(eq(people.emailKey, deal.emailKey)),
    secondPeople(db, now),
  ]);
  const confirmers = second.confirmersFor(reader.id).map(({ name }) => name);
  const around = { ...others, personId: person?.id ?? null, confirmers };
  return { data: dealPage(deal, gathered, around, reader, now) };
}

/** Other deals of the same mailbox, the latest first. */
async function othersOf(
  db: Database | Transaction,
  deal: DealRow,
  reader: RequestReader,
): Promise<DeskDeal['others']> {
  const [ofDeals, ofRequests] = await Promise.all([
    db
      .select()
      .from(deals)
      .where(and(eq(deals.emailKey, deal.emailKey), ne(deals.uuid, deal.uuid), isNotErased))
      .orderBy(desc(deals.createdAt))
      .limit(MAX_RELATED_ROWS),
    db
      .select()
      .from(deskRequests)
      .where(and(sql`lower(${deskRequests.email}) = ${deal.emailKey}`, isVisibleTo(reader)))
      .orderBy(desc(deskRequests.createdAt))
      .limit(MAX_RELATED_ROWS),
  ]);
  return {
    deals: ofDeals.map((other) => ({
      uuid: other.uuid,
      title: titleOf(other),
      stage: other.stage,
      createdAt: other.createdAt.toISOString(),
    })),
    requests: ofRequests.map(({ id, sourceId, kind, state, createdAt }) => ({
      id,
      sourceId,
      kind,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}
