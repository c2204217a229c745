import type { CheckupRequest, QuizRequest } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { newSubmissionKey } from './ids.ts';

/** Ada at the age of the score's worked example, 42. */
const questionnaire = {
  first_name: examplePerson.firstName,
  last_name: examplePerson.lastName,
  email: 'ada@example.it',
  policy_types: [1, 2, 4],
  trusted_broker: true,
  worried_about: ['famiglia'],
  client_dob: '1984-03-27',
  family_status: 'sposato',
  only_source_income: true,
  with_children: true,
  num_of_children: 2,
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  use_green_vehicles: false,
  green_vehicles: ['Nessuno'],
  sports: ['Sci e snowboard'],
  num_of_travels: 1,
  coverage_feeling: 70,
  privacy: true,
} as const satisfies Partial<Record<keyof QuizRequest, unknown>>;

/** The worked example of the score, as the quiz sends it: 34%. */
export function quizRequest(changes: Changes<QuizRequest> = {}): WithKey<QuizRequest> {
  return {
    ...structuredClone(mutable(questionnaire)),
    submissionKey: newSubmissionKey(),
    job_id: 1,
    ...changes,
  };
}

export function checkupRequest(changes: Changes<CheckupRequest> = {}): WithKey<CheckupRequest> {
  return {
    ...structuredClone(mutable(questionnaire)),
    submissionKey: newSubmissionKey(),
    phone: examplePerson.phone,
    userProfiling: true,
    marketing: false,
    ...changes,
  };
}

/** As the site sends it. */
type WithKey<Request> = Request & { submissionKey: SubmissionKey };

type Changes<Request> = Partial<WithKey<Request>>;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

function mutable<T>(value: T): Mutable<T> {
  return value as Mutable<T>;
}
