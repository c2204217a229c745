import {
  askRefundCall,
  confirmRefundCall,
  dealPaymentsCall,
  declineRefundCall,
} from '@riparo/domain/care/deals/refund-calls.ts';
import {
  compareDayCall,
  comparedDaysCall,
  deskDisputesCall,
  deskPaymentsCall,
  deskRefundsCall,
  differencesCall,
  explainDifferenceCall,
  moneyWaitingCall,
  paymentSearchSchema,
  paymentTotalsCall,
  type Difference,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { staff } from '@riparo/domain/platform/call/access.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import { reconciliationErrors } from '@riparo/domain/buy/payment/reconciliation-errors.ts';
import { addDays, dayInRome, isoDate, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { staffActorOf, type StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { csvType, sendAttachment } from '../../platform/http/send-file.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { askRefund, confirmRefund, declineRefund, type RefundFollowers } from './ask-refund.ts';
import { compareDay, readComparedDays } from './compare-day.ts';
import { dealPayments } from './deal-payments.ts';
import { listDisputes, listPayments, listRefunds, moneyWaiting, paymentTotals } from './list-payments.ts';
import { paymentsAsCsv } from './payments-csv.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
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

/** All differences of one day, or all open ones; latest first. */
async function readDifferences(
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

/** The explanation, in the words of the staff member who found out. */
const explainDifference = ({ db, clock }: Dependencies, id: string, note: string, by: StaffActor) =>
  db.transaction(async (tx) => {
    const [held] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
    if (!held) return failure(generalErrors['not-found']);
    const isRepeated = held.explainedBy === by.id && held.note === note;
    if (held.state === 'explained' && !isRepeated) return failure(reconciliationErrors.DifferenceExplained);
    const at = clock();
    if (!isRepeated)
      await tx
        .update(differences)
        .set({ state: 'explained', explainedBy: by.id, explainedAt: at, note })
        .where(eq(differences.id, id));
    const [explained] = await select(tx).where(eq(differences.id, id));
    if (!explained) throw new Error('a difference is gone while held');
    if (isRepeated) return toAnswer(explained);
    await notifyDesks(tx, { kind: 'payment' });
    const { kind, reference, day } = held;
    const entry = { action: 'payments.explained', subject: `payment-day ${day}` } as const;
    await appendToLog(tx, by.actor, { ...entry, details: { kind, reference } }, at);
    return toAnswer(explained);
  });

/** Two accounts per day, so that a page ends with a whole day. */
const DAYS_PAGE_SIZE = 60;

/** Money, for the desk. */
export function registerDeskPayments(
  app: App,
  parts: Dependencies,
  /** The rooms that build on this one. */
  followers: RefundFollowers,
): void {
  const { db, standby, clock } = parts;

  serve(app, deskPaymentsCall, ({ query, read }) =>
    read(
      { subject: 'payments', details: query },
      (tx) => listPayments(tx, query),
      ({ data }) => ({ ids: data.map(({ dealUuid }) => dealUuid) }),
    ),
  );
  serve(app, paymentTotalsCall, ({ query }) => paymentTotals(parts, query));
  serve(app, deskRefundsCall, ({ query, read }) =>
    read(
      { subject: 'payments', details: { list: 'refunds', ...query } },
      (tx) => listRefunds(tx, query, clock()),
      ({ data }) => ({ ids: data.map(({ dealUuid }) => dealUuid) }),
    ),
  );
  serve(app, deskDisputesCall, ({ query, read }) =>
    read(
      { subject: 'payments', details: { list: 'disputes', ...query } },
      (tx) => listDisputes(tx, query.after),
      ({ data }) => ({ ids: data.flatMap(({ dealUuid }) => dealUuid ?? []) }),
    ),
  );
  serve(app, moneyWaitingCall, ({ member }) => moneyWaiting(parts, member.id));

  serve(app, comparedDaysCall, async ({ query }) => {
    const before = query.before ? isoDate(query.before) : addDays(dayInRome(clock()), 1);
    const data = await readComparedDays(parts, { before, most: DAYS_PAGE_SIZE });
    const last = data.at(-1)?.day;
    return { data, next: data.length === DAYS_PAGE_SIZE && last ? last : null };
  });

  serve(app, differencesCall, ({ query: { day, after } }) =>
    readDifferences(parts, { day: day ? isoDate(day) : undefined, after }),
  );

  serve(app, compareDayCall, async (input) => {
    const day = isoDate(input.params.day);
    if (day > dayInRome(clock())) return failure(reconciliationErrors.DayNotOver);
    await compareDay(parts, day);
    const { actor } = staffActorOf(input);
    const entry = { action: 'payments.compared', subject: `payment-day ${day}` } as const;
    await db.transaction((tx) => appendToLog(tx, actor, entry, clock()));
    return {
      data: await readComparedDays(parts, { from: day, before: addDays(day, 1), most: DAYS_PAGE_SIZE }),
    };
  });

  serve(app, explainDifferenceCall, async (input) => {
    const explained = await explainDifference(parts, input.params.id, input.body.note, staffActorOf(input));
    return asData(explained);
  });

  const file = {
    path: paymentsFilePath,
    access: staff('export-deals'),
    reads: 'payments.exported',
  } as const;
  serveFile(app, file, async ({ request, deliver }) => {
    // A hand-typed address: invalid parameters are ignored.
    const { state: _state, ...search } = paymentSearchSchema.safeParse(request.query).data ?? {};
    return deliver({ subject: 'payments', details: search }, async () => {
      const content = paymentsAsCsv(await standby.choose(), search);
      return {
        send: (reply) => sendAttachment(reply, { filename: 'pagamenti.csv', contentType: csvType, content }),
      };
    });
  });

  serve(app, dealPaymentsCall, ({ params: { uuid }, member, read }) =>
    read({ subject: `deal ${uuid}`, details: { part: 'payments' } }, (tx) =>
      dealPayments(tx, uuid, member.id, clock()),
    ),
  );

  serve(app, askRefundCall, async (input) => {
    const refund = await askRefund(parts, input.params.id, input.body, staffActorOf(input));
    return asData(refund);
  });

  serve(app, confirmRefundCall, async (input) => {
    const refund = await confirmRefund(parts, followers, input.params.id, staffActorOf(input));
    return asData(refund);
  });

  serve(app, declineRefundCall, async (input) => {
    const refund = await declineRefund(
      parts,
      followers,
      input.params.id,
      input.body.note,
      staffActorOf(input),
    );
    return asData(refund);
  });
}
