import { type IsoDate, momentInRome } from '../../values/calendar.ts';
import type { Answers, Wizard } from '../../wizard/definition.ts';
import { formIn } from './answers.ts';
import { contractStep, suitabilityStep } from './consent-steps.ts';
import { checkInsurance } from './form.ts';
import { insuranceStep } from './insurance-step.ts';
import { SKI_FORM_ID, SKI_LOADER } from './opening.ts';
import { ownerStep } from './owner-step.ts';

const NOON = '12:00';

/** Every question of the ski flow, in order. */
export const skiWizard: Wizard = {
  formId: SKI_FORM_ID,
  loader: SKI_LOADER,
  isPaidAfterwards: true,
  steps: [
    {
      ...insuranceStep,
      check: (answers: Answers, today: IsoDate) => checkInsurance(formIn(answers), momentInRome(today, NOON)),
    },
    ownerStep,
    suitabilityStep,
    contractStep,
  ],
};
