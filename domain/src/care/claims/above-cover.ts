import { SECOND_PERSON_ABOVE_CENTS } from '../../buy/payment/give-back.ts';
import type { Cover } from '../../buy/products/cover.ts';
import { type Cents, cents } from '../../platform/values/money.ts';

type Covered = Pick<Cover, 'guarantees'> | null;

/**
 * The most that one person may pay for a claim: what its guarantee gives. What fits no guarantee, or one whose conditions name no
 * sum, has the same sum as everything else that leaves.
 */
export function mostForOnePerson(cover: Covered, what: string | null): Cents {
  const guarantee = cover?.guarantees.find(({ happening }) => happening?.key === what);
  return cents(Math.max(guarantee?.most ?? 0, SECOND_PERSON_ABOVE_CENTS));
}

/** Whether a claim is paid with more than its cover gives, so that a second person looks at it. */
export const isAboveCover = (cover: Covered, what: string | null, amountCents: number): boolean =>
  amountCents > mostForOnePerson(cover, what);
