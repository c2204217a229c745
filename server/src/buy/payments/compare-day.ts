import { CARD_ACCOUNTS } from '@riparo/domain/buy/payment/card-accounts.ts';
import { addDays, dayInRome, type IsoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import {
  type CardAccount,
  CardProviderFailure,
  type Period,
} from '../../platform/providers/card/card-provider.ts';
import { comparedDays, differences } from './comparison-tables.ts';
import { type Found, findDifferences, type ProviderSums } from './find-differences.ts';

/** How far back days are compared automatically, and retried. */
const daysBack = 7;
/** Payments in the last minutes of a day may be notified in the first minutes of the next. */
const earliestTime = '03:00';
/** A day with differences is compared again once a day: a notice may have arrived since. */
const recompareAfterMs = 20 * 3_600_000;

const compareDaysJob = defineJob({
  name: 'compare-payment-days',
  payload: z.object({}),
  everySeconds: 3600,
  timeoutSeconds: 900,
  concurrency: 1,
});

export function compareDaysHandler(parts: Dependencies): JobHandler {
  return handles(compareDaysJob, () => compareLastDays(parts));
}

export const periodOf = (day: IsoDate): Period => ({
  from: momentInRome(day, '00:00'),
  until: momentInRome(addDays(day, 1), '00:00'),
});

/** The days of the last week that were not compared yet, failed, or have differed for a day. */
export async function compareLastDays(parts: Dependencies): Promise<void> {
  const now = parts.clock();
  const today = dayInRome(now);
  const last = addDays(today, now < momentInRome(today, earliestTime) ? -2 : -1);
  for (let back = daysBack - 1; back >= 0; back -= 1) {
    const day = addDays(last, -back);
    for (const account of CARD_ACCOUNTS)
      if (await isDue(parts, day, account, now)) await compareAccount(parts, day, account);
  }
}

async function isDue({ db }: Dependencies, day: IsoDate, account: CardAccount, now: Date): Promise<boolean> {
  const [compared] = await db
    .select()
    .from(comparedDays)
    .where(and(eq(comparedDays.day, day), eq(comparedDays.account, account)));
  if (compared?.state !== 'compared') return true;
  if (now.getTime() - compared.at.getTime() < recompareAfterMs) return false;
  const isOpen = and(
    eq(differences.day, day),
    eq(differences.account, account),
    eq(differences.state, 'open'),
  );
  return (await db.$count(differences, isOpen)) > 0;
}

export async function compareDay(parts: Dependencies, day: IsoDate): Promise<void> {
  for (const account of CARD_ACCOUNTS) await compareAccount(parts, day, account);
}

/**
 * Asks the provider for a whole day, compares it with our books both ways, and stores the differences.
 * Repeating it gives the same result.
 */
async function compareAccount(parts: Dependencies, day: IsoDate, account: CardAccount): Promise<void> {
  try {
    const { sums, found } = await findDifferences(parts, account, periodOf(day));
    await parts.db.transaction((tx) => store(tx, parts, { day, account, sums, found }));
  } catch (error) {
    if (!(error instanceof CardProviderFailure)) throw error;
    parts.log.warn({ err: error, day, account }, 'a day of payments could not be compared');
    await storeFailure(parts, day, account);
  }
}

type Compared = { day: IsoDate; account: CardAccount; sums: ProviderSums; found: readonly Found[] };

async function store(
  tx: Transaction,
  { clock }: Pick<Dependencies, 'clock'>,
  { day, account, sums, found }: Compared,
): Promise<void> {
  const at = clock();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`compared ${day} ${account}`}, 0))`);
  const row = { state: 'compared' as const, at, ...sums };
  await tx
    .insert(comparedDays)
    .values({ day, account, ...row })
    .onConflictDoUpdate({ target: [comparedDays.day, comparedDays.account], set: row });
  for (const difference of found) {
    const { providerCents, ourCents } = difference;
    await tx
      .insert(differences)
      .values({ day, account, state: 'open', foundAt: at, ...difference })
      .onConflictDoUpdate({
        target: [differences.account, differences.kind, differences.reference],
        set: {
          providerCents,
          ourCents,
          state: sql`case when ${differences.state} = 'gone' then 'open' else ${differences.state} end`,
        },
      });
  }
  const still = found.map(({ kind, reference }) => `${kind} ${reference}`);
  await tx
    .update(differences)
    .set({ state: 'gone' })
    .where(
      and(
        eq(differences.day, day),
        eq(differences.account, account),
        eq(differences.state, 'open'),
        sql`${differences.kind} || ' ' || ${differences.reference} <> all(${sql.param(still)}::text[])`,
      ),
    );
  await notifyDesks(tx, { kind: 'payment' });
}

/** Results of an earlier comparison remain. */
async function storeFailure({ db, clock }: Dependencies, day: IsoDate, account: CardAccount): Promise<void> {
  const failed = { state: 'failed' as const, at: clock() };
  const nothing = { payments: 0, receivedCents: 0, refunds: 0, refundedCents: 0, disputes: 0 };
  await db
    .insert(comparedDays)
    .values({ day, account, ...failed, ...nothing })
    .onConflictDoUpdate({ target: [comparedDays.day, comparedDays.account], set: failed });
  await notifyDesks(db, { kind: 'payment' });
}

/** Days with their status, latest first. */
export async function readComparedDays({ db }: Pick<Dependencies, 'db'>, { from, before, most }: DayRange) {
  const ofDay = db
    .select({
      day: differences.day,
      account: differences.account,
      open: count(sql`case when ${differences.state} = 'open' then 1 end`).as('open'),
      explained: count(sql`case when ${differences.state} = 'explained' then 1 end`).as('explained'),
    })
    .from(differences)
    .groupBy(differences.day, differences.account)
    .as('of_day');
  const rows = await db
    .select({ row: comparedDays, open: ofDay.open, explained: ofDay.explained })
    .from(comparedDays)
    .leftJoin(ofDay, and(eq(ofDay.day, comparedDays.day), eq(ofDay.account, comparedDays.account)))
    .where(
      and(from ? gte(comparedDays.day, from) : undefined, before ? lt(comparedDays.day, before) : undefined),
    )
    .orderBy(sql`${comparedDays.day} desc`, comparedDays.account)
    .limit(most);
  return rows.map(({ row, open, explained }) => ({
    ...row,
    at: row.at.toISOString(),
    openDifferences: Number(open ?? 0),
    explainedDifferences: Number(explained ?? 0),
  }));
}

type DayRange = { from?: IsoDate; before?: IsoDate; most: number };
