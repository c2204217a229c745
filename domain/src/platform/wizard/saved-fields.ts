import { isIsoDate } from '../values/calendar.ts';
import type { Answers } from './definition.ts';
import { personFromAnswers } from './known-person.ts';

/** What a cookie remembers between visits, so that name and birth date are typed once. */
export type SavedFields = {
  readonly firstname?: string;
  readonly birthDate?: string;
  readonly currentStep?: number;
};

export const encodeSavedFields = (fields: SavedFields) => encodeURIComponent(JSON.stringify(fields));

const worthSaving = ({ firstname, birthDate, currentStep }: Record<string, unknown>): SavedFields => ({
  ...(typeof firstname === 'string' && firstname.length <= 50 ? { firstname } : {}),
  ...(typeof birthDate === 'string' && isIsoDate(birthDate) ? { birthDate } : {}),
  ...(typeof currentStep === 'number' && Number.isInteger(currentStep) && currentStep >= 0
    ? { currentStep }
    : {}),
});

export const savedFieldsOf = (answers: Answers, currentStep: number) =>
  worthSaving({ ...personFromAnswers(answers), currentStep });

/** A cookie is untrusted input: invalid parts are dropped. */
export const decodeSavedFields = (cookie: string): SavedFields => {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(cookie));
    return worthSaving(Object(found) as Record<string, unknown>);
  } catch {
    return {};
  }
};
