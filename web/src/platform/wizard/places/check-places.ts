import { checkPlacesCall } from '@riparo/domain/platform/person/place-calls.ts';
import type { Answer, Answers, FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { callApi } from '@riparo/ui/api/client.ts';

const QUESTIONS = [
  'city',
  'district',
  'postalCode',
  'placeOfBirth',
  'districtOfBirth',
  'date_of_birth',
] as const;

const isText = (answer: Answer | undefined) => typeof answer === 'string' && answer !== '';

/** The server's errors about the places of a step. None without an answer: it checks again at the end. */
export async function checkPlaces(answers: Answers): Promise<FieldErrors> {
  const placeAnswers = QUESTIONS.filter((name) => isText(answers[name])).map((name) => [name, answers[name]]);
  const checked = await callApi(checkPlacesCall, { query: Object.fromEntries(placeAnswers) });
  return checked.ok ? checked.value.errors : {};
}
