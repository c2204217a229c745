import { brand } from '../brand/brand.ts';
import { INVALID_PASSWORD, type PasswordRequirement, passwordRules } from './password.ts';
import { type GuessEstimator, guessesFor } from './password-guesses.ts';

export const GUESSABLE_PASSWORD =
  'Questa password si indovina facilmente: è tra le più usate, ripete le stesse lettere, oppure è una parola, un nome o una data con qualche cifra. Prova con due parole che non c’entrano tra loro e un numero.';

export const SAME_PASSWORD = 'La nuova password è uguale a quella attuale: scegline un’altra.';

/**
 * What a thief may know about the customer: only what was typed or is in their own session. Accounts are
 * never looked up.
 */
export type Chooser = {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  email?: string;
  /** When the new password replaces one that is typed in the same form. */
  currentPassword?: string;
};

// Eight random letters and digits need three hundred times as many guesses; a common word followed by a year
// needs fewer.
const MIN_GUESSES = 300_000;
const MIN_WORD_LENGTH = 3;

/** The checklist for a new password. The last line is unknown until the estimator has loaded. */
export const newPasswordRequirements = (
  password: string,
  chooser: Chooser,
  estimate: GuessEstimator | null,
): readonly PasswordRequirement[] => [
  ...passwordRules.map(({ label, holds }) => ({ label, isMet: holds(password) })),
  {
    label: 'Difficile da indovinare, e senza il tuo nome o la tua e-mail',
    isMet: estimate && guessesFor(estimate, password, personalWordsOf(chooser)) >= MIN_GUESSES,
  },
  ...(chooser.currentPassword === undefined
    ? []
    : [
        {
          label: 'Diversa da quella attuale',
          isMet: password !== '' && password !== chooser.currentPassword,
        },
      ]),
];

/** Null for a password that meets every line of the checklist, otherwise the message for its field. */
export function newPasswordProblem(
  password: string,
  chooser: Chooser,
  estimate: GuessEstimator,
): string | null {
  if (!passwordRules.every(({ holds }) => holds(password))) return INVALID_PASSWORD;
  if (password === chooser.currentPassword) return SAME_PASSWORD;
  const isFit = newPasswordRequirements(password, chooser, estimate).every(({ isMet }) => isMet);
  return isFit ? null : GUESSABLE_PASSWORD;
}

function personalWordsOf({ firstName = '', lastName = '', birthDate = '', email = '' }: Chooser): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const dates = [`${day}${month}${year}`, `${day}${month}${year.slice(2)}`, year, `${day}${month}`];
  // The top-level domain says nothing about the person.
  const address = email.replace(/\.[^.@]*$/, '');
  const names = [firstName, lastName, address].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u)]);
  return [brand.name, 'polizza', 'assicurazione', ...names, ...dates].filter(
    (word) => word.length >= MIN_WORD_LENGTH,
  );
}
