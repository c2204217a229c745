import type { Answer, Wizard } from './definition.ts';

/**
 * For what arrives without our forms: a consent that is not spoken of is not given, and stops nobody. One that is said to
 * be withheld is judged like on the screen.
 */
export const withoutUnspokenConsents = (wizard: Wizard, given: Partial<Record<string, Answer>>): Wizard => ({
  ...wizard,
  steps: wizard.steps.map((step) => ({
    ...step,
    fields: step.fields.filter(({ kind, name }) => kind !== 'consent' || given[name] !== undefined),
  })),
});
