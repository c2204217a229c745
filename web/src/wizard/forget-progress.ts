import { keyOf } from './progress-storage.ts';

/** What was bought needs no resuming, and names have no business in the tab any longer. */
export const forgetProgress = (formId: string) => {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Storage that is forbidden holds nothing.
  }
};
