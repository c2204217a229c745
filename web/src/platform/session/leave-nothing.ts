import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { forgetFields } from '../api/memory/browser-memory.ts';

/** Whoever signs out leaves nothing behind for whoever comes next: no drafts, no answers, in no tab. */
export function leaveNothing(): void {
  attempt(() => sessionStorage.clear());
  // Other tabs hear that all of it is gone, and forget their answers too; but only if there was something.
  attempt(() => localStorage.setItem(`${brand.cookiePrefix}:left`, ''));
  attempt(() => localStorage.clear());
  forgetFields();
}
