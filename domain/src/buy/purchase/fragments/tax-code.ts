import { explainDifferences } from '../../../platform/tax-code/compare.ts';
import { TAX_CODE_REQUIRED, taxCodeRule } from '../../../platform/tax-code/rule.ts';
import type { Answers, FieldErrors, Step, TaxCodeField } from '../../../platform/wizard/definition.ts';
import { optionalConsentField } from '../../../platform/wizard/fields.ts';
import { taxCodeDifferences, taxCodeFromAnswers } from '../tax-payer.ts';
import { TAX_CODE_ON_CARD } from './tax-code-opening.ts';

export const COMPUTED_HINT =
  'L’abbiamo calcolato dai tuoi dati: controlla che sia quello della tessera sanitaria.';

export const taxCodeField: TaxCodeField = {
  ...TAX_CODE_ON_CARD,
  rule: (today) => taxCodeRule(today, TAX_CODE_REQUIRED),
};

export const differs = (answers: Partial<Answers>) => taxCodeDifferences(answers).length > 0;

/**
 * The register may have other data than today's: a second name, a country's former name. A buyer who confirms
 * the code on their card is believed; a typing mistake is pointed out.
 */
export const confirmation = {
  ...optionalConsentField({
    name: 'taxCodeConfirmed',
    label: 'Il codice è giusto: è quello scritto sulla mia tessera sanitaria',
  }),
  askedWhen: differs,
};

export const mustAgree = (answers: Answers): FieldErrors =>
  differs(answers) && answers['taxCodeConfirmed'] !== true
    ? { taxCode: explainDifferences(taxCodeDifferences(answers)) }
    : {};

/** After names, birth and gender: computed from them where possible, and to be checked. */
export const taxCode: Step = {
  id: 'codice-fiscale',
  title: 'Qual è il tuo codice fiscale?',
  fields: [
    {
      ...taxCodeField,
      computed: {
        from: taxCodeFromAnswers,
        hint: COMPUTED_HINT,
      },
    },
    confirmation,
  ],
  check: mustAgree,
};
