import type { IsoDate } from '../calendar.ts';
import { privacyConsents } from '../consent/texts.ts';
import type { CheckupRequest, QuizRequest } from '../contract/checkup-calls.ts';
import type { AskedField, FieldErrors } from '../wizard/definition.ts';
import { birthDateField, emailField, nameField, optionalPhoneField } from '../wizard/fields.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from '../wizard/messages.ts';
import type { CheckupAnswers } from './answers.ts';
import { NO_PET, NO_SPORT, NO_VEHICLE, NO_WORRY, OWNER, PROFESSIONAL_JOB } from './options.ts';

/** Which of the two questionnaires was filled in: the quiz also asks for the job, and for fewer contacts. */
export type Questionnaire = 'checkup' | 'quiz';

type Request = CheckupRequest | QuizRequest;

const typedFields: readonly AskedField[] = [
  nameField({ name: 'first_name', label: 'Nome', required: 'Dicci come ti chiami' }),
  nameField({ name: 'last_name', label: 'Cognome', required: 'Dicci il tuo cognome' }),
  emailField({ name: 'email', label: 'E-mail' }),
  birthDateField({
    name: 'client_dob',
    label: 'Data di nascita',
    required: 'Abbiamo bisogno della tua data di nascita',
  }),
];

const fieldsOf: Readonly<Record<Questionnaire, readonly AskedField[]>> = {
  checkup: [...typedFields, optionalPhoneField({ name: 'phone', label: 'Telefono' }), ...privacyConsents],
  quiz: [...typedFields, ...privacyConsents.filter(({ name }) => name === 'privacy')],
};

/** An option that stands alone has no other beside it, and none is chosen twice. */
const areChosenWell = (chosen: readonly unknown[], exclusive?: unknown) =>
  new Set(chosen).size === chosen.length && (chosen.length < 2 || !chosen.includes(exclusive));

function choiceErrors(questionnaire: Questionnaire, request: Request): FieldErrors {
  const errors: Record<string, string> = {};
  const choices = [
    ['policy_types', request.policy_types, undefined],
    ['worried_about', request.worried_about, NO_WORRY],
    ['pets', request.pets, NO_PET],
    ['green_vehicles', request.green_vehicles, NO_VEHICLE],
    ['sports', request.sports, NO_SPORT],
  ] as const;
  for (const [name, chosen, exclusive] of choices)
    if (!areChosenWell(chosen, exclusive)) errors[name] = INCORRECT_VALUE;
  if (questionnaire === 'quiz' && request.job_id === undefined) errors['job_id'] = CHOOSE_ONE;
  if (request.job_id === PROFESSIONAL_JOB && request.job_title === undefined)
    errors['job_title'] = CHOOSE_ONE;
  if (request.rental_ownership === OWNER && request.mortgage === undefined)
    errors['mortgage'] = CHOOSE_YES_OR_NO;
  return errors;
}

const trimmed = (text: string | undefined) => text?.trim() || null;

/** What arrived, as answers that agree with each other, or what is wrong with it, field by field. */
export function readAnswers(
  questionnaire: Questionnaire,
  request: Request,
  today: IsoDate,
): { readonly answers: CheckupAnswers } | { readonly errors: FieldErrors } {
  const typed: Record<string, unknown> = {};
  const errors: Record<string, string> = { ...choiceErrors(questionnaire, request) };
  for (const field of fieldsOf[questionnaire]) {
    const given = (request as Readonly<Record<string, unknown>>)[field.name];
    const verdict = field.rule(today)(given);
    if (verdict.ok) typed[field.name] = verdict.value;
    else errors[field.name] = verdict.message;
  }
  if (Object.keys(errors).length > 0) return { errors };

  // Derived from the answers, never taken as they come: the two could contradict each other.
  const children = request.num_of_children ?? (request.with_children ? 1 : 0);
  const isOwner = request.rental_ownership === OWNER;
  return {
    answers: {
      first_name: String(typed['first_name']),
      last_name: String(typed['last_name']),
      email: String(typed['email']),
      phone: typeof typed['phone'] === 'string' ? typed['phone'] : null,
      referral: 'referral' in request ? trimmed(request.referral) : null,
      referral_code: 'referral_code' in request ? trimmed(request.referral_code) : null,
      policy_types: request.policy_types,
      trusted_broker: request.trusted_broker,
      worried_about: request.worried_about,
      client_dob: String(typed['client_dob']) as IsoDate,
      family_status: request.family_status,
      only_source_income: request.only_source_income ?? false,
      with_children: children > 0,
      num_of_children: children,
      job_id: request.job_id ?? null,
      job_title: request.job_id === PROFESSIONAL_JOB ? (request.job_title ?? null) : null,
      rental_ownership: request.rental_ownership,
      mortgage: isOwner && (request.mortgage ?? false),
      pets: request.pets,
      use_green_vehicles: !request.green_vehicles.includes(NO_VEHICLE),
      green_vehicles: request.green_vehicles,
      sports: request.sports,
      num_of_travels: request.num_of_travels,
      coverage_feeling: request.coverage_feeling,
    },
  };
}
