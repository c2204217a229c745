import { attempt } from '@riparo/ui/attempt.ts';

// What Chromium, Firefox and WebKit say of code that does not arrive, and the build's own loader of its styles.
const missingCode = /dynamically imported module|module script failed|preload CSS/i;
const RELOADED_KEY = 'ricaricata';
const ONCE_IN_MS = 60_000;

export const isCodeMissing = (error: unknown) => error instanceof Error && missingCode.test(error.message);

/**
 * Whether a reload would bring the code that an update of the site has taken away. Without a network it would leave
 * nothing on the screen, and a second one at once would bring no more than the first.
 */
export async function mayReload(now = Date.now()): Promise<boolean> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  // Where nothing can be noted, nothing would end the circle.
  return attempt(() => noteReload(now)) ?? false;
}

function noteReload(now: number): boolean {
  if (now - Number(sessionStorage.getItem(RELOADED_KEY)) < ONCE_IN_MS) return false;
  sessionStorage.setItem(RELOADED_KEY, String(now));
  return true;
}
