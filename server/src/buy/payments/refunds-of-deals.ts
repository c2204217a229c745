import type { Refund } from '@riparo/domain/buy/payment/refund-schema.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type RefundRow, refunds } from './refund-tables.ts';
import { type Payment, payments } from './tables.ts';

type Made = Pick<Payment, 'id' | 'state' | 'amountCents' | 'receivedAt'>;
type Part = Pick<RefundRow, 'paymentId' | 'state' | 'amountCents' | 'leavesCover'>;

/** Refunds done or owed, as shown to the buyer. */
export type OwnRefunds = {
  /** Once no payment counts any more: the whole amount less earlier partial refunds. */
  refund: Refund | null;
  /** While the cover stays, or before it ended. */
  partRefund: Refund | null;
};

const isGiven = ({ state }: Part) => state === 'due' || state === 'done';

const sumOf = (given: readonly Part[]) => given.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** `refund` is null while a payment counts, or if none ever came. */
export const refundsAmong = (made: readonly Made[], given: readonly Part[]): OwnRefunds => {
  const latest = made.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())[0];
  const counting = made.find(({ state }) => state === 'received');
  const shownPayment = counting ?? latest;
  if (!shownPayment) return { refund: null, partRefund: null };
  const parts = given.filter(
    (each) => each.paymentId === shownPayment.id && each.leavesCover && isGiven(each),
  );
  const partCents = sumOf(parts);
  const partRefund =
    partCents > 0 ? { amountCents: partCents, isDone: parts.every(({ state }) => state === 'done') } : null;
  const restCents = shownPayment.amountCents - partCents;
  const hasRest = !counting && (restCents > 0 || partRefund === null);
  return {
    refund: hasRest ? { amountCents: restCents, isDone: shownPayment.state === 'refunded' } : null,
    partRefund,
  };
};

/** By deal; deals without any are omitted. */
export async function refundsOfDeals(
  db: Database | Transaction,
  uuids: readonly DealUuid[],
): Promise<ReadonlyMap<DealUuid, OwnRefunds>> {
  const [made, given] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(inArray(payments.dealUuid, [...uuids])),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.dealUuid, [...uuids])),
  ]);
  const ofDeals = uuids.map((uuid) => {
    const isOfDeal = ({ dealUuid }: { dealUuid: DealUuid }) => dealUuid === uuid;
    return [uuid, refundsAmong(made.filter(isOfDeal), given.filter(isOfDeal))] as const;
  });
  return new Map(ofDeals.filter(([, { refund, partRefund }]) => refund ?? partRefund));
}
