import type { FirstQuestion, PurchasableProduct } from '../products/product.ts';
import type { Step, Wizard } from '../wizard/definition.ts';
import { FOR_ADULTS, opening } from '../wizard/opening.ts';
import { names } from './fragments/names.ts';
import { intro } from './liability-intro.ts';
import { petType } from './pet-type.ts';
import { LOADER_MS } from '../wizard/loader.ts';

export const PURCHASE_LOADER = { text: 'Stiamo preparando il tuo riepilogo…', minimumMs: LOADER_MS };

const TO_COME = ['firstname', 'lastname', 'date_of_birth', 'email', 'phone'];

export const firstQuestions: Readonly<Record<FirstQuestion, Step>> = {
  names,
  intro,
  'pet-type': petType,
};

/** A purchase with its first question alone; `wizards.ts` has all of them. */
export const purchaseOpening = ({ formId, forWhom = FOR_ADULTS, questions }: PurchasableProduct): Wizard =>
  opening({
    formId,
    loader: PURCHASE_LOADER,
    forWhom,
    first: firstQuestions[questions[0]],
    stepsCount: questions.length,
    toCome: TO_COME,
  });
