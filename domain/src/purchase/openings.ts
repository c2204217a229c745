import { COVID_FOR_WHOM } from '../products/covid-19/for-whom.ts';
import { PET_FOR_WHOM } from '../products/pet/for-whom.ts';
import type { FirstQuestion, PurchasableProduct } from '../products/product.ts';
import type { Step, Wizard } from '../wizard/definition.ts';
import { FOR_ADULTS, opening } from '../wizard/opening.ts';
import { names } from './fragments/names.ts';
import { intro } from './liability-intro.ts';
import { petType } from './pet-type.ts';

export const PURCHASE_LOADER = { text: 'Stiamo preparando il tuo riepilogo…', minimumMs: 600 };

const TO_COME = ['firstname', 'lastname', 'date_of_birth', 'email', 'phone'];

export const firstQuestions: Readonly<Record<FirstQuestion, Step>> = {
  names,
  intro,
  'pet-type': petType,
};

const FOR_WHOM: Readonly<Partial<Record<string, string>>> = { pet: PET_FOR_WHOM, 'covid-19': COVID_FOR_WHOM };

/** Whom a product is sold to: every adult, where it says nothing else. */
export const forWhom = (productKey: string) => FOR_WHOM[productKey] ?? FOR_ADULTS;

/** A purchase with its first question alone; `wizards.ts` has all of them. */
export const purchaseOpening = ({ key, formId, questions }: PurchasableProduct): Wizard =>
  opening({
    formId,
    loader: PURCHASE_LOADER,
    forWhom: forWhom(key),
    first: firstQuestions[questions[0]],
    stepsCount: questions.length,
    toCome: TO_COME,
  });
