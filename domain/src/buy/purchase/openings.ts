import type { PurchasableProduct } from '../products/product.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { FOR_ADULTS, opening } from '../../platform/wizard/opening.ts';
import { firstBuyerQuestion } from './fragments/tax-code-opening.ts';
import { introWithCode } from './liability-intro.ts';
import { petType } from './pet-type.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

export const PURCHASE_LOADER = { text: 'Stiamo preparando il tuo riepilogo…', minimumMs: LOADER_MS };

const TO_COME = ['firstname', 'lastname', 'date_of_birth', 'email', 'phone'];

const person = {
  id: 'persona',
  title: 'Chi sei?',
  lead: 'Scrivi codice fiscale, nome e cognome come sulla tessera sanitaria: data e luogo di nascita li leggiamo dal codice.',
};

export const personHeading = ({ questions }: PurchasableProduct) =>
  questions.includes('intro') ? introWithCode : person;

/**
 * Names, birth, gender and tax code separately, and the code again: asked only if the card does not supply
 * them.
 */
const DETOURS = 5;
/** The product's own list has all of these but the last; the question with code and names precedes them. */
const TAX_CODE_QUESTIONS = 2;

/** A purchase with its first question only; `wizards.ts` has all of them. */
export const purchaseFirstStep = (product: PurchasableProduct): Wizard => {
  const { formId, forWhom = FOR_ADULTS, questions } = product;
  return opening({
    formId,
    loader: PURCHASE_LOADER,
    forWhom,
    first: questions[0] === 'pet-type' ? petType : firstBuyerQuestion(personHeading(product)),
    stepsCount: questions.length + TAX_CODE_QUESTIONS,
    detours: DETOURS,
    toCome: TO_COME,
  });
};
