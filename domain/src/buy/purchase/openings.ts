import type { PurchasableProduct } from '../products/product.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { FOR_ADULTS, opening } from '../../platform/wizard/opening.ts';
import { whoBuysAtFirst } from './fragments/tax-code-opening.ts';
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

/** What stands above the question who buys. */
export const personHeading = ({ questions }: PurchasableProduct) =>
  questions.includes('intro') ? introWithCode : person;

/** Names, birth, gender and tax code by themselves, and the code once more: asked only where the card does not tell them. */
const DETOURS = 5;
/** Of these the product's own list has all but the last; the code with the names comes before them. */
const CODE_FIRST_AND_AGAIN = 2;

/** A purchase with its first question alone; `wizards.ts` has all of them. */
export const purchaseOpening = (product: PurchasableProduct): Wizard => {
  const { formId, forWhom = FOR_ADULTS, questions } = product;
  return opening({
    formId,
    loader: PURCHASE_LOADER,
    forWhom,
    first: questions[0] === 'pet-type' ? petType : whoBuysAtFirst(personHeading(product)),
    stepsCount: questions.length + CODE_FIRST_AND_AGAIN,
    detours: DETOURS,
    toCome: TO_COME,
  });
};
