import { accepted, type Rule } from '../../../platform/rule/rule.ts';
import type { Answers, Field, HiddenField, Step, TaxCodeField } from '../../../platform/wizard/definition.ts';
import { nameFields } from '../../../platform/wizard/name-fields.ts';

// The part of the buyer question that the first screen needs: the code's rules load while it is typed.

const LATER = 'taxCodeLater';

/** The buyer chose to continue without the code. */
export const isContinuingWithoutCode = (answers: Partial<Answers>) => answers[LATER] === 'yes';

const isAtHand = { askedWhen: (answers: Partial<Answers>) => !isContinuingWithoutCode(answers) };

const storedText: Rule<string | null> = (given) => accepted(typeof given === 'string' ? given : null);

const laterRule: Rule<string | null> = (given) => accepted(given === 'yes' ? given : null);

const hidden = (name: string, rule: Rule<string | null>): HiddenField => ({
  kind: 'hidden',
  name,
  label: '',
  rule: () => rule,
});

export const TAX_CODE_ON_CARD = {
  kind: 'taxCode',
  name: 'taxCode',
  label: 'Codice fiscale',
  hint: 'Lo trovi sulla tessera sanitaria: 16 lettere e cifre.',
} as const;

const codeAtHand: TaxCodeField = {
  ...TAX_CODE_ON_CARD,
  ...isAtHand,
  rule: () => storedText,
  // Supplied by the server from the code: see `TaxCodeField`.
  fills: { placeOfBirth: 'name', districtOfBirth: 'province' },
  otherwise: { label: 'Non l’ho qui', answers: { [LATER]: 'yes', taxCode: null } },
  // Declared here already so that the field's surroundings stay the same when the rule loads.
  excludes: () => null,
};

export type PersonHeading = Pick<Step, 'id' | 'title' | 'lead'>;

/** Before everything else: the code and the names. */
export const buyerQuestion = (
  heading: PersonHeading,
  code: Partial<TaxCodeField>,
  beside: readonly Field[],
): Step => ({
  ...heading,
  fields: [
    { ...codeAtHand, ...code },
    ...nameFields.map((field) => ({ ...field, ...isAtHand })),
    ...beside,
    { ...hidden('placeOfBirth', storedText), ...isAtHand },
    { ...hidden('districtOfBirth', storedText), ...isAtHand },
    { ...hidden(LATER, laterRule), startsEmpty: true },
  ],
});

export const firstBuyerQuestion = (heading: PersonHeading): Step => buyerQuestion(heading, {}, []);
