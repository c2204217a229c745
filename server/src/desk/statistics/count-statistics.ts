import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { CALL_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { CALL_WAITS, CALLED_LATER } from '@riparo/domain/desk/statistics/kinds.ts';
import { CALL_ACTIONS } from '@riparo/domain/care/requests/states.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';

/** No transaction is open for longer: everything before this has been written. */
const settledAfterMs = 10 * MINUTE_MS;

type Parts = Pick<Dependencies, 'db' | 'clock'>;

const countFiguresJob = defineJob({
  name: 'count-figures',
  payload: z.object({}),
  everySeconds: 600,
  // The first run counts the whole history.
  timeoutSeconds: 900,
  concurrency: 1,
});

export function countStatisticsHandler(parts: Parts): JobHandler {
  return handles(countFiguresJob, () => countStatistics(parts));
}

/** Adds everything since the last run to the statistics of its day. Concurrent runs count nothing twice. */
export async function countStatistics({ db, clock }: Parts): Promise<void> {
  const until = new Date(clock().getTime() - settledAfterMs);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ since: Date }>(
      sql`select counted_until as since from figure_mark for update`,
    );
    const since = rows[0] && new Date(rows[0].since);
    if (!since || since >= until) return;
    await tx.execute(sql`
      insert into figure_day (kind, day, product, consultant, account, number, cents)
      select kind, day, product, consultant, account, sum(number), sum(cents)
      from (${statisticRowsOf(between(moment(since), moment(until)))}) as counted
      group by kind, day, product, consultant, account
      on conflict (kind, day, product, consultant, account)
      do update set number = figure_day.number + excluded.number, cents = figure_day.cents + excluded.cents`);
    await tx.execute(sql`update figure_mark set counted_until = ${moment(until)}`);
  });
}

/** Whether a column's moment is in the requested period. */
type InTime = (column: SQL) => SQL;

export const between =
  (since: SQL, until: SQL): InTime =>
  (column) =>
    sql`${column} >= ${since} and ${column} < ${until}`;

export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const dayOf = (column: SQL) => sql`(${column} at time zone 'Europe/Rome')::date`;
const calls = sql.join(
  CALL_ACTIONS.map((action) => sql`${action}`),
  sql`, `,
);
const callKinds = sql.join(
  CALL_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
);
/** Who called first about a request, and when. */
const firstCall = sql`
  select number, at, actor_id from case_history as line
  where line.case_id = request.id and action in (${calls}) order by number limit 1`;

const waitedMinutes = sql`extract(epoch from first.at - request.deadline) / 60 + ${brand.callDesk.promiseMinutes}`;
const waitKind = sql`case ${sql.join(
  CALL_WAITS.map(({ kind, minutes }) => sql`when ${waitedMinutes} <= ${minutes} then ${kind}`),
  sql` `,
)} else ${CALLED_LATER} end`;

/** When a claimant was promised an update. */
const promisedUpdates = sql`
  from claim_promise as promise
  join claim on claim.id = promise.claim_id
  join deal on deal.uuid = claim.deal_uuid`;

const firstCallsIn = (isInTime: InTime) => sql`
  from case_history as call
  join desk_request as request on request.id = call.case_id
  join lateral (${firstCall}) as first on first.number = call.number
  where ${isInTime(sql`call.at`)} and call.action in (${calls})`;

/**
 * All events of a period as rows of `figure_day`, not yet added up. Purchases count on the day they were
 * opened, money on the day it moved, promises on the day they were for, once it is known whether they were
 * kept.
 */
export const statisticRowsOf = (isInTime: InTime): SQL => sql`
  select 'opened' as kind, ${dayOf(sql`created_at`)} as day, product_key as product,
    coalesce(sale.staff_id::text, '') as consultant, '' as account, 1 as number, price_cents as cents
  from deal left join phone_sale as sale on sale.deal_uuid = deal.uuid
  where ${isInTime(sql`created_at`)}
  union all
  select case when line.to_stage = 'closed_lost' then 'lost' else step.kind end, ${dayOf(sql`deal.created_at`)},
    deal.product_key, coalesce(sale.staff_id::text, ''), '', 1, deal.price_cents
  from deal_history as line
  join deal on deal.uuid = line.deal_uuid
  left join phone_sale as sale on sale.deal_uuid = deal.uuid
  left join (values ('data-completed', 'completed'), ('payment-opened', 'asked-payment'),
    ('payment-confirmed', 'paid'), ('policy-activated', 'covered')) as step (event, kind) on step.event = line.event
  where ${isInTime(sql`line.at`)}
    and (step.kind is not null or (line.to_stage = 'closed_lost' and line.from_stage <> 'closed_lost'))
  union all
  select 'premium', ${dayOf(sql`received_at`)}, product_key, '', account, 1, amount_cents
  from payment where ${isInTime(sql`received_at`)}
  union all
  select 'refund', ${dayOf(sql`refund.done_at`)}, payment.product_key, '', payment.account, 1, refund.amount_cents
  from refund join payment on payment.id = refund.payment_id
  where refund.state = 'done' and ${isInTime(sql`refund.done_at`)}
  union all
  select 'promise-missed', ${dayOf(sql`request.deadline`)}, request.product,
    coalesce(first.actor_id::text, request.assignee_id::text, ''), '', 1, 0
  from desk_request as request left join lateral (${firstCall}) as first on true
  where ${isInTime(sql`request.deadline`)} and request.kind in (${callKinds})
    and request.outcome is distinct from 'duplicate'
    and (first.at is null or first.at > request.deadline)
  union all
  select 'promise-kept', ${dayOf(sql`request.deadline`)}, request.product, coalesce(first.actor_id::text, ''), '', 1, 0
  ${firstCallsIn(isInTime)} and first.at <= request.deadline
  union all
  select 'word-missed', ${dayOf(sql`promise.deadline`)}, deal.product_key, coalesce(promise.kept_by::text, ''), '', 1, 0
  ${promisedUpdates} where ${isInTime(sql`promise.deadline`)}
    and (promise.kept_at is null or promise.kept_at > promise.deadline)
  union all
  select 'word-kept', ${dayOf(sql`promise.deadline`)}, deal.product_key, coalesce(promise.kept_by::text, ''), '', 1, 0
  ${promisedUpdates} where ${isInTime(sql`promise.kept_at`)} and promise.kept_at <= promise.deadline
  union all
  select ${waitKind}, ${dayOf(sql`first.at`)}, request.product, coalesce(first.actor_id::text, ''), '', 1, 0
  ${firstCallsIn(isInTime)} and request.kind <> 'booked-call'`;
