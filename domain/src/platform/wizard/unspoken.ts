import type { Answer, Field, Wizard } from './definition.ts';

type Given = Partial<Record<string, Answer>>;

const canBeMissing = ({ kind, isOptionalInApi }: Field) => kind === 'consent' || isOptionalInApi === true;

/**
 * For submissions that do not come from our forms. A missing consent is not given and an optional question
 * may be missing: neither is an error. What is present is checked as on the screen.
 */
export const withoutMissingOptional = (wizard: Wizard, given: Given): Wizard => ({
  ...wizard,
  steps: wizard.steps.map((step) => ({
    ...step,
    fields: step.fields.filter((field) => !canBeMissing(field) || (given[field.name] ?? null) !== null),
  })),
});
