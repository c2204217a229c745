export const livePath = '/api/v1/desk/live';

/** Windows of one person that receive events at the same time. One more pauses the oldest. */
export const MAX_STREAMS_PER_PERSON = 10;

/** How long a presence signal counts; it is repeated before that. */
export const PRESENCE_SECONDS = 30;

/**
 * Sent with calls that a screen makes automatically, for example after an event: they are no sign of a person
 * at the desk and do not extend the session.
 */
export const AUTOMATIC_CALL_HEADER = 'x-desk-by-itself';
