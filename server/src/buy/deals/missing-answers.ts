import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { isCorrectable } from '@riparo/domain/buy/deal/link.ts';
import { answersOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { suitabilityField } from '@riparo/domain/buy/suitability/fields.ts';
import { suitabilityQuestions } from '@riparo/domain/buy/products/suitability/questions.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import { suitabilityAnsweredIn } from './suitability-given.ts';
import type { DealRow } from './tables.ts';

type SuitabilityColumns = Pick<DealRow, 'productKey' | 'order' | 'stage' | 'suitability'>;
type DealAnswers = SuitabilityColumns &
  Pick<DealRow, 'email' | 'firstName' | 'lastName' | 'profile' | 'attributes' | 'consents'>;

/**
 * Names of the questions that a deal waits for: all in its first stage; later only those that were not asked
 * when it began.
 */
export function missingAnswers(deal: DealAnswers, today: IsoDate): string[] {
  if (deal.stage !== 'quotation') return missingSuitability(deal);
  const buyable = findBuyableProduct(deal.productKey);
  if (!buyable) return [];
  const { email, firstName, lastName, profile, attributes, consents } = deal;
  const answered = answersOf({
    buyer: { email, firstName, lastName, profile },
    ...(attributes ? { attributes } : {}),
    consents: consents.given,
    suitability: suitabilityAnsweredIn(deal),
  });
  return Object.keys(checkWizard(buyable.wizard, answered, today).errors);
}

/**
 * Suitability must be known before payment or signature. What is signed stays signed; what is only paid
 * (another year of a contract, ski) was asked elsewhere.
 */
export function missingSuitability(deal: SuitabilityColumns): string[] {
  if (deal.order === 'pay-only' || !isCorrectable(deal.order, deal.stage)) return [];
  const answered = suitabilityAnsweredIn(deal);
  return suitabilityQuestions(deal.productKey)
    .filter(({ id }) => answered[id] === undefined)
    .map(({ id }) => suitabilityField(id));
}
