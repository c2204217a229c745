/**
 * Placeholder in the queue for people who left no e-mail: an address that cannot exist. The desk's index of
 * people leaves it out.
 */
export const NO_MAILBOX = 'senza-e-mail@riparo.invalid';

/**
 * Replaces a forgotten person's data in the queue while a case of theirs still has to be answered. The
 * mailbox cannot exist, and the desk's index of people leaves it out.
 */
export const FORGOTTEN_PERSON = {
  firstName: 'Persona',
  lastName: 'cancellata',
  email: 'cancellata@riparo.invalid',
  phone: null,
} as const;
