import { attempt } from '@riparo/ui/attempt.ts';

// The messages of Chromium, Firefox and WebKit for a chunk that fails to load, and of the build's own loader
// of styles.
const missingCode = /dynamically imported module|module script failed|preload CSS/i;
const RELOADED_KEY = 'ricaricata';
const MIN_RELOAD_INTERVAL_MS = 60_000;

export const isCodeMissing = (error: unknown) => error instanceof Error && missingCode.test(error.message);

/**
 * Whether a reload would bring back code that a deployment removed. Offline it would leave a blank screen,
 * and a second reload in a row would not help.
 */
export async function canReload(now = Date.now()): Promise<boolean> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  // Without storage nothing would stop a reload loop.
  return attempt(() => noteReload(now)) ?? false;
}

function noteReload(now: number): boolean {
  if (now - Number(sessionStorage.getItem(RELOADED_KEY)) < MIN_RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(RELOADED_KEY, String(now));
  return true;
}
