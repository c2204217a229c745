import { isSuitabilityField } from '../../buy/suitability/fields.ts';
import type { Answer, Field, Wizard } from '../../platform/wizard/definition.ts';

type Given = Partial<Record<string, Answer>>;

/** Says that a code differs from the other data and is right: a fact about the card, which agrees to nothing. */
const SAID_OF_THE_CODE = 'taxCodeConfirmed';

/** What only the person themselves can say: nobody agrees for somebody else, on the phone either. */
const isConsent = ({ kind, name }: Field) => kind === 'consent' && name !== SAID_OF_THE_CODE;

/** The questions of a flow as the desk asks them on the phone: the same, with the same rules, without what is agreed to. */
export function deskQuestions(wizard: Wizard): Wizard {
  return {
    ...wizard,
    steps: wizard.steps
      .map((step) => ({ ...step, fields: step.fields.filter((field) => !isConsent(field)) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** Whether it fits may be asked on the phone or left to the person: what was not answered is not asked for here. */
export function withoutUnasked(wizard: Wizard, given: Given): Wizard {
  return {
    ...wizard,
    steps: wizard.steps
      .map((step) => ({
        ...step,
        fields: step.fields.filter(({ name }) => !isSuitabilityField(name) || (given[name] ?? '') !== ''),
      }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** Names among what was sent that the desk must not say for somebody. */
export const consentsAmong = (wizard: Wizard, given: Given): string[] =>
  wizard.steps
    .flatMap(({ fields }) => fields)
    .filter((field) => isConsent(field) && given[field.name] !== undefined)
    .map(({ name }) => name);
