import type { IsoDate } from '@riparo/domain/calendar.ts';
import { answersOf } from '@riparo/domain/purchase/deal-data.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import type { DealRow } from './tables.ts';

type Told = Pick<
  DealRow,
  'productKey' | 'stage' | 'email' | 'firstName' | 'lastName' | 'profile' | 'attributes' | 'consents'
>;

/** Names of the questions that keep a deal in its first stage. */
export function missingAnswers(deal: Told, today: IsoDate): string[] {
  const buyable = deal.stage === 'quotation' ? findBuyableProduct(deal.productKey) : undefined;
  if (!buyable) return [];
  const { email, firstName, lastName, profile, attributes, consents } = deal;
  const told = answersOf({
    buyer: { email, firstName, lastName, profile },
    ...(attributes ? { attributes } : {}),
    consents: consents.given,
  });
  return Object.keys(checkWizard(buyable.wizard, told, today).errors);
}
