import { refused } from '../rule.ts';
import type { HiddenField, Step, Wizard } from '../wizard/definition.ts';
import { names } from './fragments/names.ts';
import { intro } from './liability-intro.ts';
import { petType } from './pet-type.ts';

// The first screen of a purchase is one short question; everything after it comes while that one is answered.

export const PURCHASE_LOADER = { text: 'Stiamo preparando il tuo riepilogo…', minimumMs: 600 };

/** Named here so that what is known of a person already finds its place among the questions to come. */
const TO_COME = ['firstname', 'lastname', 'date_of_birth', 'email', 'phone'];

const unanswered = (name: string): HiddenField => ({
  kind: 'hidden',
  name,
  label: '',
  rule: () => () => refused(''),
});

/** In the place of a question that is not here yet: nobody gets past it. */
const placeholder = (number: number): Step => ({
  id: `domanda-${number}`,
  title: '',
  fields: TO_COME.map(unanswered),
});

const opening = (formId: string, first: Step, stepsCount: number): Wizard => ({
  formId,
  loader: PURCHASE_LOADER,
  isOpening: true,
  steps: [first, ...Array.from({ length: stepsCount - 1 }, (_, index) => placeholder(index + 2))],
});

/** A purchase with its first question alone; `wizards.ts` has all of them. */
export const purchaseOpening = (productKey: string): Wizard => {
  switch (productKey) {
    case 'covid-19':
      return opening('Buying Covid', names, 8);
    case 'pet':
      return opening('Buying Pet', petType, 10);
    case 'rc-terzi-5':
    case 'rc-terzi-10':
      return opening(`Buying General Liability ${productKey}`, intro, 9);
    default:
      return opening(`Buying Mobility ${productKey}`, names, 9);
  }
};
