import { isSuitabilityField } from '../../buy/suitability/fields.ts';
import type { Answer, Field, Wizard } from '../../platform/wizard/definition.ts';

type RawAnswers = Partial<Record<string, Answer>>;

/** Confirms that a tax code that differs from the other data is right: a fact on the card, not a consent. */
const TAX_CODE_CONFIRMATION = 'taxCodeConfirmed';

/** Answers that only the buyer can give: no one consents for another person, even on the phone. */
const isConsent = ({ kind, name }: Field) => kind === 'consent' && name !== TAX_CODE_CONFIRMATION;

/** The questions of a flow for the desk on the phone: with the same rules, but without consents. */
export function deskQuestions(wizard: Wizard): Wizard {
  return {
    ...wizard,
    steps: wizard.steps
      .map((step) => ({ ...step, fields: step.fields.filter((field) => !isConsent(field)) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** Suitability may be asked on the phone or left to the buyer: unanswered questions are left out here. */
export function withoutUnasked(wizard: Wizard, given: RawAnswers): Wizard {
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

/** Names of the sent answers that the desk must not give for a buyer. */
export const consentsAmong = (wizard: Wizard, given: RawAnswers): string[] =>
  wizard.steps
    .flatMap(({ fields }) => fields)
    .filter((field) => isConsent(field) && given[field.name] !== undefined)
    .map(({ name }) => name);
