import { getCheckupPoliciesCall, getJobsCall } from '../contract/checkup-calls.ts';
import type { Answers, Step } from '../wizard/definition.ts';
import { choiceField, multiChoiceField, yesNoField } from '../wizard/fields.ts';
import { birthDateField } from '../wizard/date-fields.ts';
import { sliderField } from '../wizard/number-fields.ts';
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
 * Every question of the checkup and of the quiz, once. Fields bear the names under which their answers are sent;
 * the order in which they are asked is each questionnaire's own.
 */

const SEVERAL = 'Puoi scegliere più di una risposta';

export const isCouple = ({ family_status }: Partial<Answers>) =>
  family_status === 'coppia' || family_status === 'sposato';

/** Whether somebody else lives on what this person earns can be asked of couples and of parents. */
export const isParentAlone = (answers: Partial<Answers>) =>
  !isCouple(answers) && Number(answers['num_of_children'] ?? 0) > 0;

const policies = 'Quali polizze possiedi tra queste?';
export const ownedPolicies: Step = {
  id: 'polizze',
  title: policies,
  fields: [
    multiChoiceField({
      name: 'policy_types',
      label: policies,
      hint: SEVERAL,
      optionsFrom: getCheckupPoliciesCall,
      options: [{ value: NO_POLICY, label: NO_POLICY }],
      exclusive: [NO_POLICY],
    }),
  ],
};

const worry = 'Cosa ti preoccupa di più del futuro?';
export const worries: Step = {
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
};

export const birthDate: Step = {
  id: 'data-di-nascita',
  title: 'Qual è la tua data di nascita?',
  lead: 'Quello che serve a vent’anni non è quello che serve a sessanta.',
  fields: [
    birthDateField({
      name: 'client_dob',
      label: 'Data di nascita',
      hint: 'GG/MM/AAAA, per esempio 27/03/1985',
      required: 'Abbiamo bisogno della tua data di nascita',
    }),
  ],
};

const soleIncome = 'Sei l’unica fonte di reddito della tua famiglia?';
const onlySourceOfIncome = yesNoField({ name: 'only_source_income', label: soleIncome });

const family = 'Qual è la tua situazione familiare?';
export const familyStatus: Step = {
  id: 'famiglia',
  title: family,
  fields: [
    choiceField({ name: 'family_status', label: family, options: familyStatusOptions }),
    { ...onlySourceOfIncome, askedWhen: isCouple },
  ],
};

const howManyChildren = 'Quanti figli hai?';
export const children: Step = {
  id: 'figli',
  title: howManyChildren,
  fields: [choiceField({ name: 'num_of_children', label: howManyChildren, options: childrenOptions })],
};

/** Who has children is known only after the family status: a parent alone is asked here what couples were there. */
export const incomeOfParentAlone: Step = {
  id: 'reddito-della-famiglia',
  title: soleIncome,
  fields: [onlySourceOfIncome],
  skipWhen: (answers) => !isParentAlone(answers),
};

const ownOrRent = 'La casa in cui vivi è in affitto o di proprietà?';
export const home: Step = {
  id: 'casa',
  title: ownOrRent,
  fields: [choiceField({ name: 'rental_ownership', label: ownOrRent, options: homeOptions })],
};

const payingOff = 'Stai pagando un mutuo?';
export const mortgage: Step = {
  id: 'mutuo',
  title: payingOff,
  fields: [yesNoField({ name: 'mortgage', label: payingOff })],
  skipWhen: ({ rental_ownership }) => rental_ownership === TENANT,
};

const livingWithYou = 'Quali animali vivono con te?';
export const pets: Step = {
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
};

const sportsDone = 'Quali sport pratichi?';
export const sports: Step = {
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
};

const waysToMove = 'Con quali mezzi «verdi» ti muovi?';
export const greenVehicles: Step = {
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
};

const tripsAYear = 'Quanti viaggi di piacere fai in un anno?';
export const travels: Step = {
  id: 'viaggi',
  title: tripsAYear,
  fields: [choiceField({ name: 'num_of_travels', label: tripsAYear, options: travelOptions })],
};

const occupation = 'Che lavoro fai?';
export const workingStatus: Step = {
  id: 'lavoro',
  title: occupation,
  fields: [choiceField({ name: 'job_id', label: occupation, optionsFrom: getJobsCall, options: [] })],
};

const profession = 'Qual è la tua professione?';
export const jobTitle: Step = {
  id: 'professione',
  title: profession,
  fields: [choiceField({ name: 'job_title', label: profession, options: jobTitleOptions })],
  skipWhen: ({ job_id }) => job_id !== String(PROFESSIONAL_JOB),
};

export const coverageFeeling: Step = {
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
};
