import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { passkeyErrors } from '@riparo/domain/platform/sign-in/passkey-errors.ts';
import { type Failure, type Fields, failure } from '../../platform/http/problem-answers.ts';
import type { Refusal, RefusalCode } from '../../platform/providers/identity/refusal.ts';

const errors = { ...accountErrors, ...passkeyErrors };

/** Translates the identity provider's refusal for the browser. */
export function failureOf<Code extends RefusalCode>(
  { code }: Refusal<Code>,
  fields?: Fields,
): Failure<(typeof errors)[Code]> {
  return failure(errors[code], fields);
}
