import { brand } from '@riparo/domain/brand.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { decodeSavedFields, encodeSavedFields, savedFieldsOf } from '@riparo/domain/wizard/saved-fields.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/wizard/saved-fields-days.ts';
import type { Draft } from './form-values.ts';

/** What a tab remembers of an unfinished wizard: a reload resumes it, a closed tab forgets it. */
export type WizardProgress = {
  readonly data: Answers;
  /** What stands in fields that were not completed yet. */
  readonly draft: Draft;
  /** Sent with the submission; the same as long as the answers are the same. */
  readonly submissionKey: string;
  readonly results: unknown;
};

export const noProgress: WizardProgress = { data: {}, draft: {}, submissionKey: '', results: null };

export const keyOf = (formId: string) => `${brand.cookiePrefix}:wizard:${formId}`;
const maxAgeSeconds = SAVED_FIELDS_DAYS * 86_400;
const cookieName = `${brand.cookiePrefix}_fields`;

export const loadProgress = (formId: string): WizardProgress | null => {
  try {
    const stored = sessionStorage.getItem(keyOf(formId));
    return stored === null ? null : { ...noProgress, ...(JSON.parse(stored) as WizardProgress) };
  } catch {
    // Storage may be forbidden or hold another version's words: the wizard then starts afresh.
    return null;
  }
};

export const saveProgress = (formId: string, progress: WizardProgress) => {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(progress));
  } catch {
    // A full or forbidden storage costs the resume after a reload, not the answers on the screen.
  }
};

export const loadSavedFields = () => {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  return decodeSavedFields(cookie?.slice(cookieName.length + 1) ?? '');
};

export const rememberFields = (answers: Answers, currentStep: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeSavedFields(savedFieldsOf(answers, currentStep));
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
};
