import { HOUR_MS, MINUTE_MS } from '../../platform/values/durations.ts';

export const INVITATION_HOURS = 72;

/** However busy somebody is: after this long they enter again. */
export const STAFF_SESSION_HOURS = 12;

/** After this long without a sign of life nobody is at the desk any more. */
export const STAFF_IDLE_MINUTES = 60;

/** Between the password and the second factor. */
export const SECOND_FACTOR_MINUTES = 10;

/** For how long a browser from which somebody entered is no new device. */
export const KNOWN_STAFF_DEVICE_DAYS = 180;

/** A session in use is written down as such once a minute: often enough for an hour, seldom enough for the database. */
const SEEN_AGAIN_MS = MINUTE_MS;

export const isSeenAgain = (lastSeenAt: Date, now: Date) =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_AGAIN_MS;

/** Of a session that was opened then, however busy. */
export const longestSessionEnd = (openedAt: Date) =>
  new Date(openedAt.getTime() + STAFF_SESSION_HOURS * HOUR_MS);

/** When a session that was opened then and used last then comes to its end. */
export const staffSessionEnd = (openedAt: Date, lastSeenAt: Date) =>
  new Date(
    Math.min(longestSessionEnd(openedAt).getTime(), lastSeenAt.getTime() + STAFF_IDLE_MINUTES * MINUTE_MS),
  );

/** When a device from which somebody enters now is a new one again, unless they enter from it before. */
export const knownDeviceEnd = (enteredAt: Date) =>
  new Date(enteredAt.getTime() + KNOWN_STAFF_DEVICE_DAYS * 24 * HOUR_MS);

export const invitationEnd = (invitedAt: Date) => new Date(invitedAt.getTime() + INVITATION_HOURS * HOUR_MS);
