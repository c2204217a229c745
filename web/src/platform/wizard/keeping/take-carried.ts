import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';

/**
 * As if this tab had given these answers: the visitor decides before the device's other answers are
 * overwritten. False without storage.
 */
export const takeResumedAnswers = (formId: string, data: Answers, id: string): boolean => {
  try {
    const progress = { data, questions: 0, isCarried: true, carriedIds: [id] };
    sessionStorage.setItem(WIZARD_KEYS + formId, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
};
