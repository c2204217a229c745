import type { Answer, Field, Wizard } from './definition.ts';

type Given = Partial<Record<string, Answer>>;

const mayBeUnspoken = ({ kind, mayBeLeftOut }: Field) => kind === 'consent' || mayBeLeftOut === true;

/**
 * For what arrives without our forms. A consent that is not spoken of is not given, and a question that may be left out
 * need not be answered: they stop nobody. What is said of them is judged like on the screen.
 */
export const withoutUnspoken = (wizard: Wizard, given: Given): Wizard => ({
  ...wizard,
  steps: wizard.steps.map((step) => ({
    ...step,
    fields: step.fields.filter((field) => !mayBeUnspoken(field) || (given[field.name] ?? null) !== null),
  })),
});
