const HOUR_MS = 3_600_000;

export const SESSION_LIFETIME_MS = 30 * 24 * HOUR_MS;

/** For how long a browser from which somebody signed in is recognised. */
export const KNOWN_BROWSER_DAYS = 180;

/** A session in use is written down as such once an hour: often enough for 30 days, seldom enough for the database. */
const RENEWAL_MS = HOUR_MS;

export const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_LIFETIME_MS);

export const needsRenewal = (lastSeenAt: Date, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= RENEWAL_MS;
