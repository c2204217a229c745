import { accountErrors } from '@riparo/domain/account/errors.ts';
import { isRecentSignIn } from '@riparo/domain/account/session-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { failure } from '../http/problem-answers.ts';
import { limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { currentSession } from './current-account.ts';
import { WRONG_CURRENT_PASSWORD } from './password-routes.ts';

export const PASSWORD_NEEDED = 'Per sicurezza scrivi di nuovo la tua password';

type Parts = Pick<Dependencies, 'clock' | 'config' | 'identity' | 'limiter'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

const refused = (words: string) => failure(accountErrors.NotAuthorizedException, { password: words });

/**
 * Who finds a browser left open must not make a way of their own into the account: whoever did not sign in a moment ago
 * types the password again.
 */
export async function proveOwner(parts: Parts, exchange: Exchange, password: string | undefined) {
  const session = await currentSession(parts, exchange);
  if (!session) return failure(accountErrors.SessionRequired);
  if (isRecentSignIn(session.openedAt, parts.clock())) return session;
  if (password === undefined) return refused(PASSWORD_NEEDED);

  const attempts = passwordAttempts(session.account);
  const limited = await limitAttempts(parts, attempts);
  if (limited) return limited;
  if (!(await parts.identity.isPasswordOf(session.account, password))) return refused(WRONG_CURRENT_PASSWORD);
  await parts.limiter.forget(attempts[0].key);
  return session;
}
