import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';

/**
 * As if this tab had given these answers: what the device keeps of others is asked about before it is written over. False
 * where nothing may be stored.
 */
export const takeCarried = (formId: string, data: Answers, id: string): boolean => {
  try {
    const progress = { data, questions: 0, isCarried: true, carriedIds: [id] };
    sessionStorage.setItem(WIZARD_KEYS + formId, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
};
