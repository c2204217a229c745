import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { forgetFields } from '../api/memory/browser-memory.ts';

/** Signing out removes drafts and answers from this browser, in all tabs. */
export function clearOnSignOut(): void {
  attempt(() => sessionStorage.clear());
  // Makes the other tabs forget their answers too, but only if there were any.
  attempt(() => localStorage.setItem(`${brand.cookiePrefix}:left`, ''));
  attempt(() => localStorage.clear());
  forgetFields();
}
