import { ADULT_AGE } from '../../platform/values/calendar.ts';
import { birthDateField } from '../../platform/wizard/date-fields.ts';
import type { Answers, Option, Step } from '../../platform/wizard/definition.ts';
import { adultsOnlyBecause, ineligibleByBirthDate } from '../../platform/wizard/exclusion.ts';
import { choiceField, multiChoiceField, yesNoField } from '../../platform/wizard/fields.ts';
import { sliderField } from '../../platform/wizard/number-fields.ts';
import { describeFeeling } from './feeling.ts';
import {
  childrenOptions,
  familyStatusOptions,
  FEELING_DEFAULT,
  FEELING_MAX,
  FEELING_MIN,
  greenVehicleOptions,
  homeOptions,
  jobTitleOptions,
  NO_PET,
  NO_POLICY,
  NO_SPORT,
  NO_VEHICLE,
  NO_WORRY,
  petOptions,
  PROFESSIONAL_JOB,
  sportOptions,
  TENANT,
  travelOptions,
  worryOptions,
} from './options.ts';

/*
 * Every question of the checkup and the quiz, once: the form, the API and the input of the score derive from
 * here. Fields have the API names of their answers. A conditional question declares its default
 * (`answerIfAbsent`).
 */

const SEVERAL = 'Puoi scegliere più di una risposta';

const countField = <const Name extends string>(name: Name, label: string, options: readonly Option[]) => ({
  ...choiceField({ name, label, options }),
  isCount: true as const,
});

/** Only couples and parents can be asked whether others depend on this income. */
export const canBeOnlyIncome = ({ family_status, num_of_children }: Partial<Answers>) =>
  family_status === 'coppia' || family_status === 'sposato' || Number(num_of_children) > 0;

const policies = 'Quali polizze possiedi tra queste?';
export const ownedPolicies = {
  id: 'polizze',
  title: policies,
  fields: [
    multiChoiceField({
      name: 'policy_types',
      label: policies,
      hint: SEVERAL,
      optionsFrom: 'getCheckupPolicies',
      options: [{ value: NO_POLICY, label: NO_POLICY }],
      exclusive: [NO_POLICY],
    }),
  ],
} satisfies Step;

const worry = 'Cosa ti preoccupa di più del futuro?';
export const worries = {
  id: 'preoccupazioni',
  title: worry,
  fields: [
    multiChoiceField({
      name: 'worried_about',
      label: worry,
      hint: SEVERAL,
      options: worryOptions,
      exclusive: [NO_WORRY],
    }),
  ],
} satisfies Step;

export const birthDate = {
  id: 'data-di-nascita',
  title: 'Qual è la tua data di nascita?',
  lead: 'Quello che serve a vent’anni non è quello che serve a sessanta.',
  fields: [
    birthDateField({
      name: 'client_dob',
      label: 'Data di nascita',
      hint: 'GG/MM/AAAA, per esempio 27/03/1985',
      required: 'Abbiamo bisogno della tua data di nascita',
      excludes: ineligibleByBirthDate(
        adultsOnlyBecause(
          `Queste domande sono pensate per chi ha compiuto ${ADULT_AGE} anni: prima, delle assicurazioni di casa decidono i genitori.`,
        ),
      ),
    }),
  ],
} satisfies Step;

const family = 'Qual è la tua situazione familiare?';
export const familyStatus = {
  id: 'famiglia',
  title: family,
  fields: [choiceField({ name: 'family_status', label: family, options: familyStatusOptions })],
} satisfies Step;

const howManyChildren = 'Quanti figli hai?';
export const children = {
  id: 'figli',
  title: howManyChildren,
  // Whether there are any is sent too, and may replace their number.
  fields: [{ ...countField('num_of_children', howManyChildren, childrenOptions), answerIfAbsent: 0 }],
} satisfies Step;

const soleIncome = 'Sei l’unica fonte di reddito della tua famiglia?';
export const incomeOfFamily = {
  id: 'reddito-della-famiglia',
  title: soleIncome,
  fields: [{ ...yesNoField({ name: 'only_source_income', label: soleIncome }), answerIfAbsent: false }],
  skipWhen: (answers) => !canBeOnlyIncome(answers),
} satisfies Step;

const ownOrRent = 'La casa in cui vivi è in affitto o di proprietà?';
export const home = {
  id: 'casa',
  title: ownOrRent,
  fields: [choiceField({ name: 'rental_ownership', label: ownOrRent, options: homeOptions })],
} satisfies Step;

const payingOff = 'Stai pagando un mutuo?';
export const mortgage = {
  id: 'mutuo',
  title: payingOff,
  fields: [{ ...yesNoField({ name: 'mortgage', label: payingOff }), answerIfAbsent: false }],
  skipWhen: ({ rental_ownership }) => rental_ownership === TENANT,
} satisfies Step;

const livingWithYou = 'Quali animali vivono con te?';
export const pets = {
  id: 'animali',
  title: livingWithYou,
  fields: [
    multiChoiceField({
      name: 'pets',
      label: livingWithYou,
      hint: SEVERAL,
      options: petOptions,
      exclusive: [NO_PET],
    }),
  ],
} satisfies Step;

const sportsDone = 'Quali sport pratichi?';
export const sports = {
  id: 'sport',
  title: sportsDone,
  fields: [
    multiChoiceField({
      name: 'sports',
      label: sportsDone,
      hint: SEVERAL,
      options: sportOptions,
      exclusive: [NO_SPORT],
    }),
  ],
} satisfies Step;

const waysToMove = 'Con quali mezzi «verdi» ti muovi?';
export const greenVehicles = {
  id: 'mezzi',
  title: waysToMove,
  fields: [
    multiChoiceField({
      name: 'green_vehicles',
      label: waysToMove,
      hint: SEVERAL,
      options: greenVehicleOptions,
      exclusive: [NO_VEHICLE],
    }),
  ],
} satisfies Step;

const tripsAYear = 'Quanti viaggi di piacere fai in un anno?';
export const travels = {
  id: 'viaggi',
  title: tripsAYear,
  fields: [countField('num_of_travels', tripsAYear, travelOptions)],
} satisfies Step;

const occupation = 'Che lavoro fai?';
export const workingStatus = {
  id: 'lavoro',
  title: occupation,
  fields: [
    {
      ...choiceField({ name: 'job_id', label: occupation, optionsFrom: 'getJobs', options: [] }),
      answerIfAbsent: null,
    },
  ],
} satisfies Step;

const profession = 'Qual è la tua professione?';
export const jobTitle = {
  id: 'professione',
  title: profession,
  fields: [
    {
      ...choiceField({ name: 'job_title', label: profession, options: jobTitleOptions }),
      answerIfAbsent: null,
    },
  ],
  skipWhen: ({ job_id }) => job_id !== String(PROFESSIONAL_JOB),
} satisfies Step;

export const coverageFeeling = {
  id: 'sensazione',
  title: 'Quanto ti senti al riparo, oggi?',
  lead: 'Vai a sensazione: nel report la metteremo accanto a quello che abbiamo calcolato.',
  fields: [
    sliderField({
      name: 'coverage_feeling',
      label: 'Quanto ti senti al riparo',
      min: FEELING_MIN,
      max: FEELING_MAX,
      step: 1,
      initial: FEELING_DEFAULT,
      describe: describeFeeling,
      ends: ['Per niente', 'Del tutto'],
    }),
  ],
} satisfies Step;

/** The checkup's questions, in order, between the first question and the contacts. */
export const checkupOrder = [
  ownedPolicies,
  worries,
  birthDate,
  familyStatus,
  children,
  incomeOfFamily,
  home,
  mortgage,
  pets,
  sports,
  greenVehicles,
  travels,
  coverageFeeling,
];

/** The quiz's questions: the same in another order, and work. */
export const quizOrder = [
  worries,
  ownedPolicies,
  birthDate,
  familyStatus,
  children,
  incomeOfFamily,
  greenVehicles,
  workingStatus,
  jobTitle,
  home,
  mortgage,
  pets,
  sports,
  travels,
  coverageFeeling,
];
