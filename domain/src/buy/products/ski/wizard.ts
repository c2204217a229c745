import { type IsoDate, momentInRome } from '../../../platform/values/calendar.ts';
import type { Answers, Wizard } from '../../../platform/wizard/definition.ts';
import { SKI_AUDIENCE } from './ages.ts';
import { formIn } from './answers.ts';
import { contractStep, suitabilityStep } from './consent-steps.ts';
import { tooYoungToSki } from './exclusions.ts';
import { checkInsurance } from './form.ts';
import { insuranceStep } from './insurance-step.ts';
import { SKI_FORM_ID, SKI_LOADER } from './opening.ts';
import { ownerStep } from './owner-step.ts';

const NOON = '12:00';

export const skiWizard: Wizard = {
  formId: SKI_FORM_ID,
  loader: SKI_LOADER,
  forWhom: SKI_AUDIENCE,
  isPaidAfterwards: true,
  steps: [
    {
      ...insuranceStep,
      // The rule itself is not in the first question: no one is ineligible before a date is typed.
      fields: insuranceStep.fields.map((field) =>
        field.excludes ? { ...field, excludes: tooYoungToSki } : field,
      ),
      check: (answers: Answers, today: IsoDate) => checkInsurance(formIn(answers), momentInRome(today, NOON)),
    },
    ownerStep,
    suitabilityStep,
    contractStep,
  ],
};
