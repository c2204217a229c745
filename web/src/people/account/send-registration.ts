import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import type { AwaitedPurchase } from '@riparo/domain/buy/products/awaited-purchase.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { type Refusal, refusedFields } from '../../platform/wizard/use-sending.ts';
import { attributesOf } from './person-answers.ts';

/** The name of the new account, or why there is none; null after a failure. */
export async function sendRegistration(
  { email, password, marketing, ...person }: Answers,
  purchase: AwaitedPurchase | undefined,
): Promise<{ readonly username: string; readonly isMailWithheld?: true | undefined } | Refusal | null> {
  const result = await callApi(signUpCall, {
    body: {
      email: String(email),
      password: String(password),
      attributes: attributesOf(person),
      marketing: marketing === true,
      source: location.pathname,
      ...(purchase && { product: purchase.key }),
    },
  });
  if (result.ok) return result.value;
  const { code, message, fields } = result.problem;
  if (code === 'UsernameExistsException') return refusedFields({ email: message });
  return fields ? refusedFields(fields) : null;
}
