import type { ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { documentsOfDeal } from '../../buy/documents/deal-documents.ts';
import { dealHistory, type DealRow } from '../../buy/deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { refunds } from '../../buy/payments/refund-tables.ts';
import { payments } from '../../buy/payments/tables.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { historyOf } from '../casework/history.ts';
import { dealCase, isNoteAction } from './act.ts';
import { subjectOf } from './find-desk-deal.ts';
import { dealTasks } from './tables.ts';

/**
 * The readings that the timeline shows: masked data and whole documents. Every opening of the page would
 * drown the rest.
 */
export const TIMELINE_READS = [
  'personal-data.shown',
  'deal.document-read',
  'deal.mail-read',
  'deal.file-made',
] as const satisfies readonly ReadAction[];

/** Frequent readers of a deal must not make its page slow. */
const LATEST_LOG_LINES = 200;

/** Everything stored about a deal, each part found by an index. */
export async function gatherDeal(db: Database | Transaction, deal: DealRow) {
  const { uuid } = deal;
  const [history, signatures, documents, paid, mails, lines, tasks, log, policyOf, givenBack] =
    await Promise.all([
      db.select().from(dealHistory).where(eq(dealHistory.dealUuid, uuid)).orderBy(asc(dealHistory.id)),
      db.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, uuid)),
      documentsOfDeal(db, uuid),
      db.select().from(payments).where(eq(payments.dealUuid, uuid)).orderBy(asc(payments.receivedAt)),
      db
        .select()
        .from(mailMessages)
        .where(eq(mailMessages.dealUuid, uuid))
        .orderBy(asc(mailMessages.createdAt)),
      historyOf(db, dealCase, [uuid]),
      db
        .select({
          task: dealTasks,
          assignee: { firstName: staffMembers.firstName, lastName: staffMembers.lastName },
        })
        .from(dealTasks)
        .innerJoin(staffMembers, eq(staffMembers.id, dealTasks.assigneeId))
        .where(eq(dealTasks.dealUuid, uuid))
        .orderBy(asc(dealTasks.day), asc(dealTasks.createdAt)),
      db
        .select()
        .from(deskLog)
        .where(and(eq(deskLog.subject, subjectOf(deal)), inArray(deskLog.action, [...TIMELINE_READS])))
        .orderBy(desc(deskLog.number))
        .limit(LATEST_LOG_LINES),
      policiesOfDeals(db, [deal]),
      db
        .select({
          refund: refunds,
          asker: { firstName: staffMembers.firstName, lastName: staffMembers.lastName },
        })
        .from(refunds)
        .leftJoin(staffMembers, eq(staffMembers.id, refunds.askedBy))
        .where(eq(refunds.dealUuid, uuid))
        .orderBy(asc(refunds.askedAt)),
    ]);
  return {
    history,
    signature: signatures[0] ?? null,
    documents,
    paid,
    givenBack,
    mails,
    acts: lines.filter(({ action }) => !isNoteAction(action)),
    notes: lines.filter(({ action }) => isNoteAction(action)),
    tasks,
    log,
    policy: policyOf(deal),
  };
}

export type Gathered = Awaited<ReturnType<typeof gatherDeal>>;
