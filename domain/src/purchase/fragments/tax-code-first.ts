import { explainDifferences } from '../../tax-code/compare.ts';
import type { Step } from '../../wizard/definition.ts';
import { taxCodeDifferences } from '../tax-payer.ts';
import { confirmation, differs, mustAgree, taxCodeField } from './tax-code.ts';

/** Before everything else: a right code fills birth date, gender and birthplace of the questions that follow. */
export const taxCodeFirst: Step = {
  id: 'codice-fiscale',
  title: 'Partiamo dal codice fiscale',
  lead: 'Così compiliamo noi data e luogo di nascita, e tu li controlli soltanto.',
  fields: [
    {
      ...taxCodeField,
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
  fields: [taxCodeField, confirmation],
  check: mustAgree,
  skipWhen: (answers) => !differs(answers),
};
