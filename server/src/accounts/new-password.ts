import { accountErrors } from '@riparo/domain/account/errors.ts';
import { INVALID_PASSWORD, passwordRule } from '@riparo/domain/person/password.ts';
import { failure } from '../http/problem-answers.ts';

/** Refuses, at the field it was typed in, a password that nobody should choose. */
export function checkNewPassword(field: 'password' | 'newPassword', password: string) {
  if (passwordRule(password).ok) return null;
  return failure(accountErrors.InvalidPasswordException, { [field]: INVALID_PASSWORD });
}
