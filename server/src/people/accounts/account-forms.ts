import type { Account } from '@riparo/domain/people/account/account.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { profileForm, registrationForm } from '@riparo/domain/people/account/forms.ts';
import {
  formatItalianDate,
  type IsoDate,
  parseItalianDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { signUpCall, saveProfileCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { findAwaitedPurchase } from '@riparo/domain/buy/products/awaited-purchase.ts';
import { INVALID_PHONE } from '@riparo/domain/platform/person/phone.ts';
import { parsePhone } from '@riparo/domain/platform/person/phone-number.ts';
import { passwordFrom, RANDOM_PASSWORD_LENGTH } from '@riparo/domain/platform/person/random-password.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { Registration } from '../../platform/providers/identity/identity-provider.ts';

// The provider's attributes and our form fields have different names; this file translates.

type Attributes = { name: string; family_name: string; birthdate: string };

const fieldsOf = ({ name, family_name, birthdate }: Attributes) => ({
  firstName: name,
  lastName: family_name,
  birthDate: parseItalianDate(birthdate) ?? birthdate,
});

/** Validated by the form's rules, so the answers have these types. */
const personOf = (answers: Answers) =>
  answers as { firstName: string; lastName: string; birthDate: IsoDate; email: string };

/** Registering by buying sets a random password that nobody knows, not even the requesting browser. */
function passwordOf({ password = '', isPurchase }: ParsedBodyOf<typeof signUpCall>): string {
  if (isPurchase !== true) return password;
  return passwordFrom([...crypto.getRandomValues(new Uint32Array(2 * RANDOM_PASSWORD_LENGTH))]);
}

export function readRegistration(
  body: ParsedBodyOf<typeof signUpCall>,
  dealUuid: DealUuid | null,
  now: Date,
  today: IsoDate,
) {
  const { email, attributes, marketing = false } = body;
  const password = passwordOf(body);
  const given = { ...fieldsOf(attributes), email, password, marketing };
  const { answers, errors } = checkStep(registrationForm(), given, today);
  const phone = attributes.phone_number ? parsePhone(attributes.phone_number) : null;
  const fields = {
    ...errors,
    ...(attributes.phone_number && phone === null ? { phone: INVALID_PHONE } : {}),
  };
  const wrong = Object.keys(fields);
  if (wrong.length === 1 && wrong[0] === 'password')
    return failure(accountErrors.InvalidPasswordException, fields);
  if (wrong.length > 0) return failure(accountErrors.InvalidParameterException, fields);

  const consent = {
    given: marketing,
    version: CONSENT_VERSION,
    givenAt: now.toISOString(),
    source: body.source ?? '/register-account',
  };
  const registration: Registration = {
    ...personOf(answers),
    password,
    phone,
    marketing: consent,
    hasOwnPassword: body.isPurchase !== true,
    dealUuid,
    product: findAwaitedPurchase(body.product)?.key ?? null,
  };
  return registration;
}

export function readProfile(body: ParsedBodyOf<typeof saveProfileCall>, today: IsoDate) {
  const given = { ...fieldsOf(body), email: body.email };
  const { answers, errors } = checkStep(profileForm, given, today);
  if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
  return { ...personOf(answers), profileVersion: body.profileVersion };
}

export function sessionFor(account: Account | null): Session {
  if (!account) return { authenticated: false, attributes: null, profileVersion: null };
  const { firstName, lastName, birthDate, email, profileVersion, hasOwnPassword } = account;
  const attributes = {
    name: firstName,
    family_name: lastName,
    birthdate: formatItalianDate(birthDate),
    email,
  };
  const isWithoutPassword = hasOwnPassword ? {} : { isWithoutPassword: true as const };
  return { authenticated: true, attributes, profileVersion, ...isWithoutPassword };
}
