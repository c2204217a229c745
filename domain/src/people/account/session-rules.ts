import { DAY_MS, HOUR_MS } from '../../platform/values/durations.ts';

export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** The maximum length of a session, however often it is used. */
export const MAX_SESSION_MS = 180 * DAY_MS;

/** Within this time after signing in, sensitive actions do not ask for the password again. */
const RECENT_SIGN_IN_MS = 10 * 60_000;

export const isRecentSignIn = (openedAt: Date, now: Date) =>
  now.getTime() - openedAt.getTime() < RECENT_SIGN_IN_MS;

/** How long a browser used for signing in is recognised. */
export const KNOWN_BROWSER_DAYS = 180;

/**
 * How long a browser can prove that it registered, or requested a code: as long as a registration stays open.
 */
export const ASKING_BROWSER_DAYS = 30;

/**
 * Activity is written to the session once an hour: often enough for 30 days, rarely enough for the database.
 */
const RENEWAL_MS = HOUR_MS;

/** The end of a session by its opening, if used now. */
export const sessionEnd = (openedAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, openedAt.getTime() + MAX_SESSION_MS));

export const needsRenewal = (lastSeenAt: Date, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= RENEWAL_MS;
