import { type DealOrder, type DealStage, stageAfter } from '../deal/stages.ts';
import { type Cents, cents } from '../../platform/values/money.ts';
import type { RefundState } from './refund-states.ts';

/** Above this sum one person of the desk does not decide alone. */
export const SECOND_PERSON_ABOVE_CENTS = cents(200_00);

/** The least that card providers give back. */
export const LEAST_REFUND_CENTS = cents(1);

export type GivenBack = {
  readonly amountCents: number;
  readonly state: RefundState;
  /** False for what the product gives back by itself. */
  readonly isAskedAtDesk: boolean;
};

export type PaidSum = {
  readonly paidCents: number;
  readonly refunds: readonly GivenBack[];
  /** What banks took back for their customers, in disputes that were lost. */
  readonly lostCents: number;
};

const sum = (refunds: readonly GivenBack[]) =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

const isDecided = ({ state }: GivenBack) => state === 'due' || state === 'done';
/** Nobody can ask for it a second time. */
const isTaken = (refund: GivenBack) => refund.state === 'waiting' || isDecided(refund);

/** What may still be asked for: what waits for a second person counts as given. */
export const leftToRefund = ({ paidCents, refunds, lostCents }: PaidSum): Cents =>
  cents(Math.max(0, paidCents - sum(refunds.filter(isTaken)) - lostCents));

/**
 * Whether money leaves on the word of one person: a refund, or a withdrawal that the desk asks for. `refunds` are all of the
 * deal: what was asked for at the desk sums up, so that no sum can be cut into pieces that one person decides.
 */
export const needsSecondPerson = (refunds: readonly GivenBack[], amountCents: number) =>
  sum(refunds.filter((each) => each.isAskedAtDesk && isTaken(each))) + amountCents >
  SECOND_PERSON_ABOVE_CENTS;

/**
 * What a refund does beside giving money back. `closes`: nothing that was paid is left, and the deal ends with it. `all`:
 * the same, but the deal goes on, or had ended before. `part`: the cover stays.
 */
export type RefundEffect = 'closes' | 'all' | 'part';

type Refunded = PaidSum & { readonly order: DealOrder; readonly stage: DealStage };

/** `refunds` without the one whose effect is asked for; what waits is not given yet. */
export const refundEffect = (
  { paidCents, refunds, lostCents, order, stage }: Refunded,
  amountCents: number,
): RefundEffect => {
  if (paidCents - sum(refunds.filter(isDecided)) - lostCents > amountCents) return 'part';
  return stageAfter(order, stage, 'refunded') === null ? 'all' : 'closes';
};

/** To whoever is about to press, at the desk. */
export const effectInWords = (effect: RefundEffect, stage: DealStage): string => {
  if (effect === 'part') return 'Rimborso parziale: la copertura non cambia.';
  if (effect === 'closes') return 'Rimborso totale: la pratica si chiude e la copertura finisce.';
  return stage === 'closed_lost'
    ? 'Rimborso totale. La pratica è già chiusa.'
    : 'Rimborso totale, ma la polizza resta attiva: per chiuderla serve il recesso.';
};
