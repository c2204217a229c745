import { HOUR_MS, MINUTE_MS } from '../../platform/values/durations.ts';

export const INVITATION_HOURS = 72;

/** The maximum length of a session, however active. */
export const STAFF_SESSION_HOURS = 12;

/** A session without activity ends after this time. */
export const STAFF_IDLE_MINUTES = 60;

/** Between the password and the second factor. */
export const SECOND_FACTOR_MINUTES = 10;

/** How long a browser used for signing in is a known device. */
export const KNOWN_STAFF_DEVICE_DAYS = 180;

/**
 * Activity is written to the session once a minute: often enough for a limit of an hour, rarely enough for
 * the database.
 */
const ACTIVITY_INTERVAL_MS = MINUTE_MS;

export const isActivityWriteDue = (lastSeenAt: Date, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= ACTIVITY_INTERVAL_MS;

/** The latest end of a session opened at this time, however active. */
export const latestSessionEnd = (openedAt: Date) =>
  new Date(openedAt.getTime() + STAFF_SESSION_HOURS * HOUR_MS);

/** The end of a session by its opening and last activity. */
export const staffSessionEnd = (openedAt: Date, lastSeenAt: Date) =>
  new Date(
    Math.min(latestSessionEnd(openedAt).getTime(), lastSeenAt.getTime() + STAFF_IDLE_MINUTES * MINUTE_MS),
  );

/** When a device used now becomes unknown again unless it is used before. */
export const knownDeviceEnd = (enteredAt: Date) =>
  new Date(enteredAt.getTime() + KNOWN_STAFF_DEVICE_DAYS * 24 * HOUR_MS);

export const invitationEnd = (invitedAt: Date) => new Date(invitedAt.getTime() + INVITATION_HOURS * HOUR_MS);
