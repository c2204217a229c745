import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { type Chooser, newPasswordProblem } from '@riparo/domain/platform/person/new-password.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { loadGuessEstimator } from '@riparo/domain/platform/person/password-guesses.ts';

/**
 * Null for an acceptable password, else the error for its field: by the rule whose lines the browser ticks.
 */
export const checkNewPassword = async (password: string, chooser: Chooser): Promise<string | null> =>
  newPasswordProblem(password, chooser, await loadGuessEstimator());

/** The problem's message is that of the field: a notice shows it too. */
export function invalidPassword(field: 'password' | 'newPassword', words: string) {
  return failure({ ...accountErrors.InvalidPasswordException, message: words }, { [field]: words });
}
