import type { UserAttributes } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';

/**
 * Tells password managers whose password this is, and the checklist what an attacker may know of the owner.
 */
export function PasswordOwner({ email, name, family_name: lastName, birthdate }: UserAttributes) {
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <input type="hidden" name="firstName" value={name} />
      <input type="hidden" name="lastName" value={lastName} />
      <input type="hidden" name="birthDate" value={birthdate} />
    </>
  );
}
