import type { IsoDate } from '../../platform/values/calendar.ts';
import type { DealOrder, DealStage } from '../deal/stages.ts';
import { findPurchasableProduct } from './catalogue.ts';

/**
 * Whether the code of a scooter's plate can be told in the personal area. `open`: until its documents are signed, which
 * then have it. `late`: they were signed without; until the first day, and the welcome letter has it. `closed`: the cover
 * has begun, or was signed with it.
 */
export const plateStates = ['open', 'late', 'closed'] as const;
export type PlateState = (typeof plateStates)[number];

type Plated = {
  readonly productKey: string;
  readonly order: DealOrder;
  readonly stage: DealStage;
  readonly startsOn: IsoDate | null;
  readonly plateCode: string | null;
};

/** Of what moves, only scooters have one. */
export const hasPlate = (productKey: string) =>
  findPurchasableProduct(productKey)?.questions.includes('contacts-with-plate') ?? false;

/** Null for what has no plate, and for what is not bought, or no longer. */
export const plateState = (deal: Plated, today: IsoDate): PlateState | null => {
  const { stage, startsOn, plateCode } = deal;
  if (!hasPlate(deal.productKey) || startsOn === null || stage === 'closed_lost') return null;
  const isUnsigned = stage === 'paid' || stage === 'documentation_send';
  if (isUnsigned && deal.order === 'pay-first') return 'open';
  return stage !== 'closed_won' && plateCode === null && today < startsOn ? 'late' : 'closed';
};
