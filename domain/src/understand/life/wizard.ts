import { centsFromEuro, formatWholeEuro } from '../../platform/values/money.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { yesNoField } from '../../platform/wizard/fields.ts';
import { birthDateField } from '../../platform/wizard/date-fields.ts';
import { sliderField } from '../../platform/wizard/number-fields.ts';
import { nameFields } from '../../platform/wizard/name-fields.ts';
import { adultsOnly, ineligibleByBirthDate } from '../../platform/wizard/exclusion.ts';
import { DURATION_YEARS, SUM_ASSURED_EURO } from '../../buy/products/vita/choices.ts';
import { LIFE_AUDIENCE, longestDuration } from './exclusions.ts';

const describeSum = (euro: number) => formatWholeEuro(centsFromEuro(euro));
const describeYears = (years: number) => `${years} anni`;

export const lifeQuoteWizard: Wizard = {
  formId: 'Life Quote',
  forWhom: LIFE_AUDIENCE,
  loader: { text: 'Stiamo facendo un pò di calcoli...', minimumMs: 1200 },
  steps: [
    {
      id: 'nome',
      title: 'Come ti chiami?',
      lead: 'Cinque domande e vedi subito quanto costa al mese proteggere chi ami. Non serve un account.',
      fields: nameFields,
    },
    {
      id: 'nascita',
      title: ({ firstname }) => `Piacere, ${String(firstname ?? '')}! Qual è la tua data di nascita?`,
      lead: 'Il prezzo dipende dalla tua età di oggi.',
      fields: [
        // Named as in our other flows, so that it is prefilled on a return visit.
        birthDateField({
          name: 'birthDate',
          label: 'Data di nascita',
          hint: 'GG/MM/AAAA, per esempio 27/03/1985',
          required: 'Campo obbligatorio',
          excludes: ineligibleByBirthDate(adultsOnly),
        }),
      ],
    },
    {
      id: 'fumo',
      title: 'Fumi?',
      lead: 'Chi non fuma paga meno: il rischio è più basso.',
      fields: [yesNoField({ name: 'smoker', label: 'Fumi?', isTabOnly: true })],
    },
    {
      id: 'capitale',
      title: 'Quanto vuoi lasciare a chi ami?',
      lead: 'È la somma che ricevono i tuoi beneficiari. Per orientarti: cinque anni di reddito, più il mutuo che resta.',
      fields: [
        sliderField({
          name: 'sum_assured',
          label: 'Capitale assicurato',
          ...SUM_ASSURED_EURO,
          initial: 150_000,
          describe: describeSum,
          ends: [describeSum(SUM_ASSURED_EURO.min), describeSum(SUM_ASSURED_EURO.max)],
        }),
      ],
    },
    {
      id: 'durata',
      title: 'Per quanti anni?',
      lead: 'Spesso quanto manca alla fine del mutuo, o a quando i figli saranno indipendenti.',
      continueLabel: 'Calcola il prezzo',
      fields: [
        sliderField({
          name: 'duration',
          label: 'Durata',
          highest: longestDuration,
          ...DURATION_YEARS,
          initial: 20,
          describe: describeYears,
          ends: [describeYears(DURATION_YEARS.min), describeYears(DURATION_YEARS.max)],
        }),
      ],
    },
  ],
};
