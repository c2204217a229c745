import { WITHDRAWAL_DAYS } from '../deal/withdrawal.ts';
import { AFTER_AN_EVENT } from '../../platform/law/articles.ts';
import type { Cover } from './cover.ts';
import { providerInWords } from './terms/provider.ts';
import { yearlyTerms } from './terms/yearly-terms.ts';
import type { ProductText } from './page-text.ts';
import type { PurchasableProduct } from './product.ts';

/** The wording of the distance-selling notice, for every product with a right to withdraw. */
export const MONEY_BACK = `Se recedi ti restituiamo quanto hai pagato entro 30 giorni, sulla stessa carta. ${AFTER_AN_EVENT}`;

type FromCover = Pick<ProductText, 'note' | 'guarantees' | 'exclusions' | 'limits' | 'facts' | 'claim'>;

/** The parts of a yearly product's page that come from its information set. */
export const fromCover = (product: PurchasableProduct, cover: Cover): FromCover => {
  const { guarantees, exclusions, limits, claim } = cover;
  const terms = yearlyTerms(product);
  return {
    note: `Si fa tutto online, in pochi minuti. Poi hai ${WITHDRAWAL_DAYS} giorni per ripensarci.`,
    guarantees,
    exclusions,
    limits,
    claim,
    facts: [
      { name: 'Chi può acquistare', text: cover.forWhom },
      { name: 'Dove vale', text: cover.where },
      { name: 'Quanto costa', text: terms.price },
      { name: 'Quando comincia e quanto dura', text: terms.duration },
      { name: 'Se ci ripensi', text: `${terms.withdrawal} ${MONEY_BACK}` },
      { name: 'Chi c’è dietro', text: providerInWords(product) },
    ],
  };
};
