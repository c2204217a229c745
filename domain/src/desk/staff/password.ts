import type { PasswordRequirement } from '../../platform/person/password.ts';
import { type GuessEstimator, guessesFor } from '../../platform/person/password-guesses.ts';

export const STAFF_PASSWORD_MIN = 12;
export const STAFF_PASSWORD_MAX = 128;

/** Limits what is typed into a password field; no password is longer. */
export const PASSWORD_FIELD_MAX = 1000;

export const STAFF_PASSWORD_REQUIRED = 'Scrivi la password.';
export const STAFF_PASSWORD_GUESSABLE =
  'Questa password si indovina facilmente. Prova con quattro parole che non c’entrano tra loro.';
export const STAFF_PASSWORD_PERSONAL = 'La password non può contenere il tuo nome o la tua e-mail.';

type Owner = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Shorter parts occur in too many words. */
const MIN_NAME_LENGTH = 3;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

const namesOf = ({ firstName, lastName, email }: Owner) =>
  [firstName, lastName, email, email.replace(/@.*/, '')]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u)])
    .map(plain)
    .filter((name) => name.length >= MIN_NAME_LENGTH);

// A day of guessing at a rate far above our limits, and well beyond what a stolen hash must withstand.
const MIN_GUESSES = 10_000_000;

type Demand = { readonly label: string; readonly isMet: boolean | null; readonly message: string };

/** No composition rules: long, unrelated to its owner, hard to guess. */
const demandsOf = (password: string, owner: Owner, estimate: GuessEstimator | null): readonly Demand[] => [
  {
    label: `Da ${STAFF_PASSWORD_MIN} a ${STAFF_PASSWORD_MAX} caratteri: una frase va bene`,
    isMet: password.length >= STAFF_PASSWORD_MIN && password.length <= STAFF_PASSWORD_MAX,
    message: `La password deve avere da ${STAFF_PASSWORD_MIN} a ${STAFF_PASSWORD_MAX} caratteri.`,
  },
  {
    label: 'Senza il tuo nome o la tua e-mail',
    isMet: password !== '' && !namesOf(owner).some((name) => plain(password).includes(name)),
    message: STAFF_PASSWORD_PERSONAL,
  },
  {
    label: 'Difficile da indovinare',
    isMet: estimate && guessesFor(estimate, password, personalWordsOf(owner)) >= MIN_GUESSES,
    message: STAFF_PASSWORD_GUESSABLE,
  },
];

const personalWordsOf = ({ firstName, lastName }: Owner) => [
  'banco',
  'polizza',
  'assicurazione',
  firstName,
  lastName,
];

/** The checklist for staff passwords. The last line is unknown until the estimator has loaded. */
export const staffPasswordRequirements = (
  password: string,
  owner: Owner,
  estimate: GuessEstimator | null,
): readonly PasswordRequirement[] =>
  demandsOf(password, owner, estimate).map(({ label, isMet }) => ({ label, isMet }));

/** Null for a password that meets every line of the checklist, otherwise the message for its field. */
export function staffPasswordProblem(
  password: string,
  owner: Owner,
  estimate: GuessEstimator,
): string | null {
  if (password === '') return STAFF_PASSWORD_REQUIRED;
  return demandsOf(password, owner, estimate).find(({ isMet }) => !isMet)?.message ?? null;
}
