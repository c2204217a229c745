import { type DealOrder, type DealStage, stageAfter } from '../deal/stages.ts';
import { type Cents, cents } from '../../platform/values/money.ts';
import type { RefundState } from './refund-states.ts';

/** Above this amount a refund needs a second member of staff. */
export const SECOND_PERSON_ABOVE_CENTS = cents(200_00);

/** The smallest refund that card providers accept. */
export const MIN_REFUND_CENTS = cents(1);

export type RecordedRefund = {
  readonly amountCents: number;
  readonly state: RefundState;
  /** False for automatic refunds. */
  readonly isRequestedAtDesk: boolean;
};

export type PaidSum = {
  readonly paidCents: number;
  readonly refunds: readonly RecordedRefund[];
  readonly lostCents: number;
};

const sum = (refunds: readonly RecordedRefund[]) =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const isDecided = ({ state }: RecordedRefund) => state === 'due' || state === 'done';
/** Its amount cannot be requested again. */
const isTaken = (refund: RecordedRefund) => refund.state === 'waiting' || isDecided(refund);

/** What can still be requested: a refund awaiting a second person counts as given. */
export const refundableCents = ({ paidCents, refunds, lostCents }: PaidSum): Cents =>
  cents(Math.max(0, paidCents - sum(refunds.filter(isTaken)) - lostCents));

/**
 * Whether one member of staff is not enough for a refund, or for a withdrawal requested at the desk.
 * `refunds` are all those of the deal: requests at the desk add up, so that an amount cannot be split into
 * smaller ones.
 */
export const needsSecondPerson = (refunds: readonly RecordedRefund[], amountCents: number) =>
  sum(refunds.filter((each) => each.isRequestedAtDesk && isTaken(each))) + amountCents >
  SECOND_PERSON_ABOVE_CENTS;

/**
 * The effect of a refund besides the money. `closes`: nothing paid is left, and the deal ends. `all`: the
 * same, but the deal continues, or had already ended. `part`: the cover remains.
 */
export type RefundEffect = 'closes' | 'all' | 'part';

type Refunded = PaidSum & { readonly order: DealOrder; readonly stage: DealStage };

/** `refunds` excludes the one in question; pending ones do not count yet. */
export const refundEffect = (
  { paidCents, refunds, lostCents, order, stage }: Refunded,
  amountCents: number,
): RefundEffect => {
  if (paidCents - sum(refunds.filter(isDecided)) - lostCents > amountCents) return 'part';
  return stageAfter(order, stage, 'refunded') === null ? 'all' : 'closes';
};

/** Shown to staff before they confirm. */
export const effectInWords = (effect: RefundEffect, stage: DealStage): string => {
  if (effect === 'part') return 'Rimborso parziale: la copertura non cambia.';
  if (effect === 'closes') return 'Rimborso totale: la pratica si chiude e la copertura finisce.';
  return stage === 'closed_lost'
    ? 'Rimborso totale. La pratica è già chiusa.'
    : 'Rimborso totale, ma la polizza resta attiva: per chiuderla serve il recesso.';
};
