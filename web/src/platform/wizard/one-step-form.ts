import type { Step, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { type FirstFields, provideFields } from './WizardField.tsx';

export type OneStepForm = { readonly step: Step; readonly wizard: Wizard };

/**
 * A form is a wizard of one step. Its fields other than typed ones are bundled with the page, so that none
 * appears late.
 */
export function oneStepForm(step: Step, fields: FirstFields = {}): OneStepForm {
  provideFields(fields);
  return { step, wizard: { formId: step.id, steps: [step], loader: { text: '', minimumMs: 0 } } };
}
