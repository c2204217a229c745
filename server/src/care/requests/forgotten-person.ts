/** In the queue, of who left no e-mail: an address that can not exist. The people that the desk finds do not include it. */
export const NO_MAILBOX = 'senza-e-mail@riparo.invalid';

/**
 * What is left in the queue of somebody who was forgotten while something of theirs still has to be answered. The mailbox is one that
 * can not exist, and the people that the desk finds do not include it.
 */
export const FORGOTTEN_PERSON = {
  firstName: 'Persona',
  lastName: 'cancellata',
  email: 'cancellata@riparo.invalid',
  phone: null,
} as const;
