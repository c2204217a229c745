import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

/** A finished purchase needs no resuming, and personal data must not stay. */
export const deleteProgress = (formId: string) => {
  attempt(() => sessionStorage.removeItem(WIZARD_KEYS + formId));
  attempt(() => localStorage.removeItem(WIZARD_KEYS + formId));
};
