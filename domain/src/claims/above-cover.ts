import { SECOND_PERSON_ABOVE_CENTS } from '../payment/give-back.ts';
import type { Cover } from '../products/cover.ts';

/**
 * Whether a claim is paid with more than its cover gives, so that a second person looks at it. What fits no guarantee, or one whose
 * conditions name no sum, is above it from the same sum on as everything else that leaves.
 */
export function isAboveCover(
  cover: Pick<Cover, 'guarantees'> | null,
  what: string | null,
  amountCents: number,
): boolean {
  const guarantee = cover?.guarantees.find(({ happening }) => happening?.key === what);
  return amountCents > Math.max(guarantee?.most ?? 0, SECOND_PERSON_ABOVE_CENTS);
}
