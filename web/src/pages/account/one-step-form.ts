import type { Step, Wizard } from '@riparo/domain/wizard/definition.ts';
import { preloadFields } from '../../wizard/WizardField.tsx';

export type OneStepForm = { readonly step: Step; readonly wizard: Wizard };

/** A form is a wizard of one step. The chunks of its fields start to load together with the page. */
export function oneStepForm(step: Step): OneStepForm {
  const wizard = { formId: step.id, steps: [step], loader: { text: '', minimumMs: 0 } };
  preloadFields(wizard);
  return { step, wizard };
}
