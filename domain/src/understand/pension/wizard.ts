import { isIsoDate, yearOf } from '../../platform/values/calendar.ts';
import { NAME_REQUIRED } from '../../platform/person/name.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { nameField } from '../../platform/wizard/fields.ts';
import { birthDateField } from '../../platform/wizard/date-fields.ts';
import { euroField, sliderField, yearField } from '../../platform/wizard/number-fields.ts';
import { adultsOnlyBecause, ineligibleByBirthDate } from '../../platform/wizard/exclusion.ts';
import { CAREER_DEFAULT, CAREER_MAX, CAREER_MIN, careerInWords, careerLabel } from './career.ts';
import {
  beganTooEarly,
  EARLIEST_WORK_YEAR,
  ESTIMATE_FOR_ADULTS,
  PENSION_AUDIENCE,
  STARTED_TOO_EARLY,
} from './exclusion.ts';
import { LOADER_MS } from '../../platform/wizard/loader.ts';

/** The lowest legal working age for today's visitors. */
export const MIN_WORKING_AGE = 14;
const HIGHEST_INCOME_CENTS = 1_000_000_000;

export const NOT_STARTED_YET = "Se ancora stai cercando lavoro è un po' presto per pensare alla pensione :D";
export const STARTED_AS_A_CHILD = 'Controlla l’anno: avresti iniziato a lavorare prima dei 14 anni.';

export const pensionWizard: Wizard = {
  formId: 'Pension Estimation',
  forWhom: PENSION_AUDIENCE,
  loader: { text: 'Stiamo calcolando la tua pensione…', minimumMs: LOADER_MS },
  steps: [
    {
      id: 'nome',
      title: 'Come ti chiami?',
      lead: 'Bastano quattro domande per stimare la tua pensione. Le risposte non restano sui nostri server, a meno che tu non chieda di continuare su un altro dispositivo.',
      fields: [
        nameField({
          name: 'firstname',
          label: 'Nome',
          autocomplete: 'given-name',
          required: NAME_REQUIRED,
        }),
      ],
    },
    {
      id: 'eta-e-lavoro',
      title: ({ firstname }) => `Piacere, ${String(firstname ?? '')}! Parlaci di te`,
      fields: [
        birthDateField({
          name: 'birthDate',
          label: 'Data di nascita',
          hint: 'GG/MM/AAAA, per esempio 27/03/1985',
          required: 'Abbiamo bisogno della tua data di nascita',
          excludes: ineligibleByBirthDate(adultsOnlyBecause(ESTIMATE_FOR_ADULTS)),
        }),
        yearField({
          name: 'workStartYear',
          label: 'In che anno hai iniziato a lavorare?',
          hint: 'Quattro cifre, per esempio 2010. Conta il primo anno con contributi versati.',
          required: 'Scrivi l’anno in cui hai iniziato a lavorare: quattro cifre, per esempio 2010.',
          excludes: beganTooEarly,
          rules: (thisYear) => [
            { holds: (year) => year >= EARLIEST_WORK_YEAR, message: STARTED_TOO_EARLY },
            { holds: (year) => year <= thisYear, message: NOT_STARTED_YET },
          ],
        }),
      ],
      check: ({ birthDate, workStartYear }) =>
        typeof birthDate === 'string' &&
        isIsoDate(birthDate) &&
        Number(workStartYear) < yearOf(birthDate) + MIN_WORKING_AGE
          ? { workStartYear: STARTED_AS_A_CHILD }
          : {},
    },
    {
      id: 'reddito',
      title: 'Quanto guadagni in un anno?',
      lead: 'Indica il reddito lordo: lo trovi sulla Certificazione Unica o sulla dichiarazione dei redditi.',
      fields: [
        euroField({
          name: 'grossIncomeCents',
          label: 'Reddito annuo lordo',
          hint: 'Per esempio 30.000',
          required: 'Scrivi il tuo reddito annuo lordo in cifre, per esempio 30.000.',
          maximumCents: HIGHEST_INCOME_CENTS,
        }),
      ],
    },
    {
      id: 'carriera',
      title: 'Come immagini la tua carriera?',
      lead: 'Da qui alla pensione il tuo reddito può restare fermo o crescere: scegli quanto.',
      continueLabel: 'Calcola la pensione',
      fields: [
        sliderField({
          name: 'career',
          label: 'Aspettativa di carriera',
          min: CAREER_MIN,
          max: CAREER_MAX,
          step: 1,
          initial: CAREER_DEFAULT,
          describe: careerLabel,
          detail: careerInWords,
          ends: ['Statica', 'Brillante'],
        }),
      ],
    },
  ],
};
