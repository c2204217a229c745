import { emailKey } from '@riparo/domain/account/email-key.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import type { AccountId } from '@riparo/domain/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { failureFor } from '../http/problem-answers.ts';
import { addressKey } from '../http/rate-limit/address-key.ts';
import type { RateLimit } from '../http/rate-limit/rate-limit.ts';

type Parts = Pick<Dependencies, 'config' | 'limiter'>;

export type Attempt = { key: string; limit: RateLimit };

const minutes = (count: number) => count * 60;

/** Counts what is about to be tried, and refuses it when it is too much. */
export async function limitAttempts({ limiter }: Parts, attempts: readonly Attempt[]) {
  for (const { key, limit } of attempts) {
    const verdict = await limiter.hit(key, limit);
    if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  }
  return null;
}

/**
 * The narrow limit comes first: one visitor who is stopped by it no longer uses up what all may try together. What
 * all may try stops guessing from many addresses; its window is short, and a browser that the owner signed in with
 * before is not counted there.
 */
export function signInAttempts(
  parts: Parts,
  request: FastifyRequest,
  email: string,
  isKnownBrowser: boolean,
): [own: Attempt, ...others: Attempt[]] {
  const account = emailKey(email);
  if (isKnownBrowser)
    return [{ key: `sign-in ${account} known browser`, limit: { max: 10, windowSeconds: minutes(15) } }];
  return [
    {
      key: `sign-in ${account} from ${addressKey(request.ip)}`,
      limit: { max: 10, windowSeconds: minutes(15) },
    },
    { key: `sign-in ${account}`, limit: { max: 50, windowSeconds: minutes(5) } },
    fromAddress(parts, request, 'sign-in', minutes(10)),
  ];
}

/** For codes and registrations: a code has its own few tries, and a mailbox its own few mails. */
export function addressAttempts(
  parts: Parts,
  request: FastifyRequest,
  what: 'code typed' | 'code asked' | 'sign-up' | 'passkey',
): Attempt[] {
  const isQuick = what === 'code typed' || what === 'passkey';
  return [fromAddress(parts, request, what, isQuick ? minutes(15) : minutes(60))];
}

/** Where someone with a session is asked for the password again. */
export function passwordAttempts(account: { id: AccountId }): [Attempt] {
  return [{ key: `password of ${account.id}`, limit: { max: 10, windowSeconds: minutes(15) } }];
}

/** Many people share an address, so what it may do in a window is what it may write in a minute. */
function fromAddress(
  { config }: Parts,
  request: FastifyRequest,
  what: string,
  windowSeconds: number,
): Attempt {
  return {
    key: `${what} from ${addressKey(request.ip)}`,
    limit: { max: config.writesPerMinute, windowSeconds },
  };
}
