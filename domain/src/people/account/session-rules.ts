import { DAY_MS, HOUR_MS } from '../../platform/values/durations.ts';

export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** However often it is used: after this long the password is asked for again. */
export const SESSION_LONGEST_MS = 180 * DAY_MS;

/** Whoever signed in this long ago is not asked for the password again before what needs it. */
const RECENT_SIGN_IN_MS = 10 * 60_000;

export const isRecentSignIn = (openedAt: Date, now: Date) =>
  now.getTime() - openedAt.getTime() < RECENT_SIGN_IN_MS;

/** For how long a browser from which somebody signed in is recognised. */
export const KNOWN_BROWSER_DAYS = 180;

/** For how long a browser can prove that it registered, or asked for a code: as long as a registration waits. */
export const ASKING_BROWSER_DAYS = 30;

/** A session in use is written down as such once an hour: often enough for 30 days, seldom enough for the database. */
const RENEWAL_MS = HOUR_MS;

/** When a session that was opened then and is in use now comes to its end. */
export const sessionEnd = (openedAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, openedAt.getTime() + SESSION_LONGEST_MS));

export const needsRenewal = (lastSeenAt: Date, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= RENEWAL_MS;
