import { type Rule, textRule } from '../rule/rule.ts';

export const PASSWORD_REQUIRED = 'Scrivi la password.';
// The specification's exact wording, typo included.
export const INVALID_PASSWORD =
  'La password inserita non è valida, deve essere composta da almeno 8 caratteri e non più di 15, deve contere almeno un carattere maiuscolo, un carattere minuscolo e un carattere numerico';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 15;

/** A line of a checklist; null while it is not known whether it is met. */
export type PasswordRequirement = { readonly label: string; readonly isMet: boolean | null };

/** The specified rules for every password; a new one must also be hard to guess: `new-password.ts`. */
export const passwordRules = [
  {
    label: `Da ${PASSWORD_MIN_LENGTH} a ${PASSWORD_MAX_LENGTH} caratteri`,
    holds: (password: string) =>
      password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
  },
  { label: 'Almeno una lettera maiuscola', holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Almeno una lettera minuscola', holds: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Almeno una cifra', holds: (password: string) => /\d/.test(password) },
] as const;

export const passwordRule: Rule<string> = textRule({
  required: PASSWORD_REQUIRED,
  demands: [
    { holds: (password) => passwordRules.every(({ holds }) => holds(password)), message: INVALID_PASSWORD },
  ],
});
