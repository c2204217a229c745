import type { Wizard } from '../../../platform/wizard/definition.ts';
import { opening } from '../../../platform/wizard/opening.ts';
import { SKI_AUDIENCE } from './ages.ts';
import { insuranceStep } from './insurance-step.ts';
import { LOADER_MS } from '../../../platform/wizard/loader.ts';

export const SKI_FORM_ID = 'Buying Ski';

export const SKI_LOADER = { text: 'Stiamo preparando la polizza', minimumMs: LOADER_MS };

/** The questions shown; before them the address is parsed silently, after them comes the payment page. */
export const SKI_QUESTIONS = 4;

/** The ski flow with its first question only; `wizard.ts` has all of them. */
export const skiFirstStep: Wizard = opening({
  formId: SKI_FORM_ID,
  loader: SKI_LOADER,
  forWhom: SKI_AUDIENCE,
  first: insuranceStep,
  stepsCount: SKI_QUESTIONS,
  toCome: [],
});
