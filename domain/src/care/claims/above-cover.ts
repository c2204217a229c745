import { SECOND_PERSON_ABOVE_CENTS } from '../../buy/payment/give-back.ts';
import type { Cover } from '../../buy/products/cover.ts';
import { type Cents, cents } from '../../platform/values/money.ts';

type Covered = Pick<Cover, 'guarantees'> | null;

/** The maximum that one person may pay for a claim: the sum of its guarantee, and at least the general limit for outgoing payments. */
export function mostForOnePerson(cover: Covered, what: string | null): Cents {
  const guarantee = cover?.guarantees.find(({ happening }) => happening?.key === what);
  return cents(Math.max(guarantee?.most ?? 0, SECOND_PERSON_ABOVE_CENTS));
}

/** Whether a payment exceeds the cover, so that a second person has to confirm it. */
export const isAboveCover = (cover: Covered, what: string | null, amountCents: number): boolean =>
  amountCents > mostForOnePerson(cover, what);
