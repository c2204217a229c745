import type { Step, Wizard } from '../wizard/definition.ts';
import { opening } from '../wizard/opening.ts';
import { names } from './fragments/names.ts';
import { intro } from './liability-intro.ts';
import { petType } from './pet-type.ts';

export const PURCHASE_LOADER = { text: 'Stiamo preparando il tuo riepilogo…', minimumMs: 600 };

const TO_COME = ['firstname', 'lastname', 'date_of_birth', 'email', 'phone'];

const purchase = (formId: string, first: Step, stepsCount: number) =>
  opening({ formId, loader: PURCHASE_LOADER, first, stepsCount, toCome: TO_COME });

/** A purchase with its first question alone; `wizards.ts` has all of them. */
export const purchaseOpening = (productKey: string): Wizard => {
  switch (productKey) {
    case 'covid-19':
      return purchase('Buying Covid', names, 8);
    case 'pet':
      return purchase('Buying Pet', petType, 10);
    case 'rc-terzi-5':
    case 'rc-terzi-10':
      return purchase(`Buying General Liability ${productKey}`, intro, 9);
    default:
      return purchase(`Buying Mobility ${productKey}`, names, 9);
  }
};
