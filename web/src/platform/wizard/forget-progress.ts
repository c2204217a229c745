import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

/** What was bought needs no resuming, and names have no business here any longer. */
export const forgetProgress = (formId: string) => {
  attempt(() => sessionStorage.removeItem(WIZARD_KEYS + formId));
  attempt(() => localStorage.removeItem(WIZARD_KEYS + formId));
};
