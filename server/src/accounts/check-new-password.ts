import { accountErrors } from '@riparo/domain/account/errors.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { INVALID_PASSWORD, passwordRule } from '@riparo/domain/person/password.ts';
import { failure } from '../http/problem-answers.ts';
import { guessesFor } from '../passwords/password-guesses.ts';

export const EASY_PASSWORD =
  'Questa password si indovina facilmente: è tra le più usate, ripete le stesse lettere, oppure è una parola, un nome o una data con qualche cifra. Prova con due parole che non c’entrano tra loro e un numero.';

/** What a thief may know of whoever chooses. Nobody's account is asked: the answer would tell a stranger what is in it. */
type Chooser = { firstName?: string; lastName?: string; birthDate?: string; email?: string };

// Eight random letters and digits need three hundred times as many; a common word with a year after it fewer.
const fewestGuesses = 300_000;
const shortestWord = 3;

/** Null for a password to choose, or words for its field. */
export async function checkNewPassword(password: string, chooser: Chooser = {}): Promise<string | null> {
  if (!passwordRule(password).ok) return INVALID_PASSWORD;
  return (await guessesFor(password, wordsAbout(chooser))) < fewestGuesses ? EASY_PASSWORD : null;
}

/** The problem's own words are those of the field: a notice shows them too. */
export function invalidPassword(field: 'password' | 'newPassword', words: string) {
  return failure({ ...accountErrors.InvalidPasswordException, message: words }, { [field]: words });
}

function wordsAbout({ firstName = '', lastName = '', birthDate = '', email = '' }: Chooser): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const dates = [`${day}${month}${year}`, `${day}${month}${year.slice(2)}`, year, `${day}${month}`];
  // The end of a domain says nothing of anybody.
  const address = email.replace(/\.[^.@]*$/, '');
  const names = [firstName, lastName, address].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u)]);
  return [brand.name, 'polizza', 'assicurazione', ...names, ...dates].filter(
    (word) => word.length >= shortestWord,
  );
}
