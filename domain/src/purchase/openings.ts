import type { PurchasableProduct, PurchaseQuestion } from '../products/product.ts';
import type { Wizard } from '../wizard/definition.ts';
import { FOR_ADULTS, opening } from '../wizard/opening.ts';
import { whoBuysAtFirst } from './fragments/tax-code-opening.ts';
import { introWithCode } from './liability-intro.ts';
import { petType } from './pet-type.ts';
import { LOADER_MS } from '../wizard/loader.ts';

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

/** Questions that a tax code answers: asked only of whoever has none at hand, or where it is silent. */
const DETOURS: ReadonlySet<PurchaseQuestion> = new Set([
  'names',
  'intro',
  'birth',
  'birth-within-covid-ages',
  'gender',
  'tax-code',
]);

/** What comes before them, and what is checked after them. */
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
    detours: questions.filter((question) => DETOURS.has(question)).length + 1,
    toCome: TO_COME,
  });
};
