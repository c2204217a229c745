import { attempt } from '@riparo/ui/attempt.ts';

/** A sign-out in another tab clears this tab and its screen too. */
export function followSignOut(): void {
  window.addEventListener('storage', ({ key }) => {
    // Only a sign-out clears all of it: see `clear-on-sign-out.ts`.
    if (key !== null || !attempt(() => sessionStorage.length)) return;
    sessionStorage.clear();
    location.reload();
  });
}
