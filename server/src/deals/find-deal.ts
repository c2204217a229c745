import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { type DealRow, deals } from './tables.ts';

/** A deal whose address still works; one that has run out answers like one that never was. */
export async function findOpenAddress(
  db: Database | Transaction,
  uuid: string,
  now: Date,
): Promise<DealRow | null> {
  const works = or(isNull(deals.expiresAt), gt(deals.expiresAt, now));
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), works));
  return deal ?? null;
}

/** The same, for who asks often: written once, and planned once for each connection. */
export function openAddressFinder(db: Database): (uuid: string, now: Date) => Promise<DealRow | null> {
  const works = or(isNull(deals.expiresAt), gt(deals.expiresAt, sql.placeholder('now')));
  const finding = db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, sql.placeholder('uuid')), works))
    .prepare('find_open_deal');
  return async (uuid, now) => {
    const [deal] = await finding.execute({ uuid, now });
    return deal ?? null;
  };
}

/** Whatever changes a deal or its payments takes the deal's row first, so that two at once happen one after the other. */
export async function lockDeal(tx: Transaction, uuid: string): Promise<DealRow | null> {
  const [deal] = await tx.select().from(deals).where(eq(deals.uuid, uuid)).for('update');
  return deal ?? null;
}

export function hasRunOut(deal: DealRow, now: Date): boolean {
  return deal.expiresAt !== null && deal.expiresAt <= now;
}
