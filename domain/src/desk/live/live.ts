/** Server-sent events for whoever is at the desk. */
export const livePath = '/api/v1/desk/live';

/** Windows of one person that hear events at the same time. In a further one the oldest of them pauses. */
export const MAX_STREAMS_OF_PERSON = 10;

/** Somebody who said so is there for this long; they say it again in time. */
export const PRESENCE_SECONDS = 30;

/**
 * On calls that a screen makes by itself, after an event for example: they are no sign that somebody is at the desk, and do not
 * keep a session open.
 */
export const BY_ITSELF_HEADER = 'x-desk-by-itself';
