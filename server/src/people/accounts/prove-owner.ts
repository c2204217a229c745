import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { isRecentSignIn } from '@riparo/domain/people/account/session-rules.ts';
import type { customer } from '@riparo/domain/platform/call/access.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { CallerOf } from '../../platform/http/access/access.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { wrongPassword } from './password-routes.ts';

export const PASSWORD_NEEDED = 'Per sicurezza scrivi di nuovo la tua password';

type Parts = Pick<Dependencies, 'clock' | 'config' | 'identity' | 'limiter'>;

const refused = (words: string) => failure(accountErrors.NotAuthorizedException, { password: words });

/**
 * Who finds a browser left open must not make a way of their own into the account: whoever did not sign in a moment ago
 * types the password again.
 */
export async function proveOwner(
  parts: Parts,
  { account, session }: CallerOf<typeof customer>,
  password: string | undefined,
) {
  if (isRecentSignIn(session.openedAt, parts.clock())) return null;
  if (password === undefined) return refused(PASSWORD_NEEDED);

  const attempts = passwordAttempts(account);
  const limited = await limitAttempts(parts, attempts);
  if (limited) return limited;
  if (!(await parts.identity.isPasswordOf(account, password))) return refused(wrongPassword(account));
  await parts.limiter.forget(attempts[0].key);
  return null;
}
