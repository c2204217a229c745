import type { IsoDate } from '../../platform/values/calendar.ts';
import type { DealOrder, DealStage } from '../deal/stages.ts';
import { findPurchasableProduct } from './catalogue.ts';

/**
 * Whether the plate of a scooter can be added in the personal area. `open`: until the documents are signed,
 * which then contain it. `late`: they were signed without it; until the first day, and the welcome letter
 * contains it. `closed`: the cover has begun, or was signed with it.
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

/** Among mobility products only scooters have one. */
export const hasPlate = (productKey: string) =>
  findPurchasableProduct(productKey)?.questions.includes('contacts-with-plate') ?? false;

/** Null for products without a plate, and for deals not bought or closed. */
export const plateState = (deal: Plated, today: IsoDate): PlateState | null => {
  const { stage, startsOn, plateCode } = deal;
  if (!hasPlate(deal.productKey) || startsOn === null || stage === 'closed_lost') return null;
  const isUnsigned = stage === 'paid' || stage === 'documentation_send';
  if (isUnsigned && deal.order === 'pay-first') return 'open';
  return stage !== 'closed_won' && plateCode === null && today < startsOn ? 'late' : 'closed';
};
