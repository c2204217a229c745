import { nextUnansweredStep } from '@riparo/domain/platform/wizard/next-waiting.ts';
import { clearOnDevice, storeOnDevice } from './keep-on-device.ts';
import { takeResumedAnswers } from './take-carried.ts';
import { WizardTools } from './WizardTools.tsx';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { encodeSavedFields, savedFieldsOf } from '@riparo/domain/platform/wizard/saved-fields.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/platform/wizard/saved-fields-days.ts';
import { FIELDS_COOKIE } from '../../api/memory/browser-memory.ts';

const maxAgeSeconds = SAVED_FIELDS_DAYS * 86_400;

export const rememberFields = (answers: Answers, currentStep: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeSavedFields(savedFieldsOf(answers, currentStep));
  document.cookie = `${FIELDS_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
};

/** The parts of a wizard beside its questions, in one chunk: the first question does not wait for it. */
export const keeping = {
  storeOnDevice,
  clearOnDevice,
  rememberFields,
  takeResumedAnswers,
  nextUnansweredStep,
  WizardTools,
};

export type Keeping = typeof keeping;
