import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Difference } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { reconciliationErrors } from '@riparo/domain/buy/payment/reconciliation-errors.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { type DifferenceRow, differences } from './comparison-tables.ts';

const pageSize = 100;

const select = (db: Database | Transaction) =>
  db
    .select({
      difference: differences,
      name: sql<string | null>`${staffMembers.firstName} || ' ' || ${staffMembers.lastName}`,
    })
    .from(differences)
    .leftJoin(staffMembers, eq(staffMembers.id, differences.explainedBy))
    .$dynamic();

const toAnswer = ({ difference, name }: { difference: DifferenceRow; name: string | null }): Difference => ({
  ...difference,
  foundAt: difference.foundAt.toISOString(),
  explainedBy: difference.explainedBy && { id: difference.explainedBy, name: name ?? '' },
  explainedAt: difference.explainedAt?.toISOString() ?? null,
});

/** Those of a day whatever became of them, or all that are open; the latest first. */
export async function readDifferences(
  { db }: Pick<Dependencies, 'db'>,
  { day, after }: { day?: IsoDate | undefined; after?: string | undefined },
) {
  const rows = await select(db)
    .where(
      and(
        day ? eq(differences.day, day) : eq(differences.state, 'open'),
        afterMark(after, [differences.foundAt, differences.id], 'desc'),
      ),
    )
    .orderBy(desc(differences.foundAt), desc(differences.id))
    .limit(pageSize + 1);
  const { page, next } = pageOf(rows, pageSize, ({ difference }) => [difference.foundAt, difference.id]);
  return { data: page.map(toAnswer), next };
}

/** What it was, in the words of whoever found out. */
export const explainDifference = ({ db, clock }: Dependencies, id: string, note: string, by: DeskDoer) =>
  db.transaction(async (tx) => {
    const [held] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
    if (!held) return failure(generalErrors['not-found']);
    const isOwnAgain = held.explainedBy === by.id && held.note === note;
    if (held.state === 'explained' && !isOwnAgain) return failure(reconciliationErrors.DifferenceExplained);
    const at = clock();
    if (!isOwnAgain)
      await tx
        .update(differences)
        .set({ state: 'explained', explainedBy: by.id, explainedAt: at, note })
        .where(eq(differences.id, id));
    const [explained] = await select(tx).where(eq(differences.id, id));
    if (!explained) throw new Error('a difference is gone while held');
    if (isOwnAgain) return toAnswer(explained);
    await tellDesks(tx, { kind: 'payment' });
    const { kind, reference, day } = held;
    const entry = { action: 'payments.explained', subject: `payment-day ${day}` } as const;
    await appendToLog(tx, by.actor, { ...entry, details: { kind, reference } }, at);
    return toAnswer(explained);
  });
