import { attempt } from '@riparo/ui/attempt.ts';

/** Whoever signs out in another tab leaves nothing in this one either, nor on its screen. */
export function leaveWithOthers(): void {
  window.addEventListener('storage', ({ key }) => {
    // Only whoever leaves empties all of it: see `leave-nothing.ts`.
    if (key !== null || !attempt(() => sessionStorage.length)) return;
    sessionStorage.clear();
    location.reload();
  });
}
