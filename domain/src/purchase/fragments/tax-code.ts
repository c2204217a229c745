import { FIELD_REQUIRED } from '../../person/required.ts';
import { explainDifferences } from '../../tax-code/compare.ts';
import { taxCodeRule } from '../../tax-code/rule.ts';
import type { Answers, Step, TaxCodeField } from '../../wizard/definition.ts';
import { optionalConsentField } from '../../wizard/fields.ts';
import { taxCodeDifferences, taxCodeFromAnswers } from '../tax-payer.ts';

const WHERE_IT_IS = 'Lo trovi sulla tessera sanitaria: 16 lettere e cifre.';

const field: TaxCodeField = {
  kind: 'taxCode',
  name: 'taxCode',
  label: 'Codice fiscale',
  hint: WHERE_IT_IS,
  rule: (today) => taxCodeRule(today, FIELD_REQUIRED),
};

const differs = (answers: Partial<Answers>) => taxCodeDifferences(answers).length > 0;

/**
 * The register may know somebody under other data than theirs of today: a second name, a country that was another
 * one then. Who says that the code is on their card is believed; who slipped gets to know where.
 */
const confirmation = {
  ...optionalConsentField({
    name: 'taxCodeConfirmed',
    label: 'Il codice è giusto: è quello scritto sulla mia tessera sanitaria',
  }),
  askedWhen: differs,
};

const mustAgree: Step['check'] = (answers) =>
  differs(answers) && answers['taxCodeConfirmed'] !== true
    ? { taxCode: explainDifferences(taxCodeDifferences(answers)) }
    : {};

/** After names, birth and gender: computed from them where possible, and to be checked. */
export const taxCode: Step = {
  id: 'codice-fiscale',
  title: 'Qual è il tuo codice fiscale?',
  fields: [
    {
      ...field,
      computed: {
        from: taxCodeFromAnswers,
        hint: 'L’abbiamo calcolato dai tuoi dati: controlla che sia quello della tessera sanitaria.',
      },
    },
    confirmation,
  ],
  check: mustAgree,
};

/** Before everything else: a right code fills birth date, gender and birthplace of the questions that follow. */
export const taxCodeFirst: Step = {
  id: 'codice-fiscale',
  title: 'Partiamo dal codice fiscale',
  lead: 'Così compiliamo noi data e luogo di nascita, e tu li controlli soltanto.',
  fields: [
    {
      ...field,
      fills: {
        date_of_birth: 'birthDate',
        gender: 'gender',
        placeOfBirth: 'name',
        districtOfBirth: 'province',
        birthPlaceCode: 'belfioreCode',
      },
    },
  ],
};

/** For flows that asked the code first: only who then said something else than the code is asked again. */
export const taxCodeAgain: Step = {
  id: 'codice-fiscale-da-controllare',
  title: 'Controlliamo il codice fiscale',
  lead: (answers) => explainDifferences(taxCodeDifferences(answers)),
  fields: [field, confirmation],
  check: mustAgree,
  skipWhen: (answers) => !differs(answers),
};
