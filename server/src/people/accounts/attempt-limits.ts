import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { temporaryFailure } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Asking } from './requesting-browser.ts';

type Parts = Pick<Dependencies, 'config' | 'limiter'>;

export type Attempt = {
  key: string;
  limit: RateLimit;
  /** Counted beyond the limit, in place of a refusal. */
  beyond?: { key: string; limit: RateLimit };
};

const minutes = (count: number) => count * 60;
const day = minutes(24 * 60);

/** Counts an attempt, and refuses it beyond its limits. */
export async function limitAttempts({ limiter }: Parts, attempts: readonly Attempt[]) {
  for (const { key, limit, beyond } of attempts) {
    const within = await limiter.hit(key, limit);
    const verdict = within.allowed || !beyond ? within : await limiter.hit(beyond.key, beyond.limit);
    if (!verdict.allowed)
      return temporaryFailure(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  }
  return null;
}

/**
 * The narrow limit comes first: a visitor stopped by it no longer uses up the shared one. Beyond the shared
 * limit each network has a few tries left: strangers make guessing slow, but never lock the owner out of a
 * new browser. A browser in which the owner signed in before is counted separately.
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
  const here = `sign-in ${account} from ${addressKey(request.ip)}`;
  return [
    { key: here, limit: { max: 10, windowSeconds: minutes(15) } },
    {
      key: `sign-in ${account}`,
      limit: { max: 50, windowSeconds: minutes(5) },
      beyond: { key: `${here} while many try`, limit: { max: 3, windowSeconds: minutes(15) } },
    },
    // Only a botnet reaches this limit; from here on we require the mailed code.
    { key: `sign-in ${account} in a day`, limit: { max: 10_000, windowSeconds: day } },
    fromAddress(parts, request, 'sign-in', minutes(10)),
  ];
}

/** For codes and registrations: a code has its own few tries, and a mailbox its own few mails. */
export function addressAttempts(
  parts: Parts,
  request: FastifyRequest,
  what: 'code typed' | 'sign-up' | 'passkey',
): Attempt[] {
  const isQuick = what === 'code typed' || what === 'passkey';
  return [fromAddress(parts, request, what, isQuick ? minutes(15) : minutes(60))];
}

/**
 * Requesting a code again too soon is refused: from the same browser, or for an address without a known
 * browser. Requests by strangers elsewhere do not count; the mail limits protect the mailbox.
 */
export function codeRequests(
  parts: Parts,
  request: FastifyRequest,
  { browser, isNew }: Asking,
  { purpose, email }: { purpose: string; email: string },
): Attempt[] {
  const what = `${purpose} code of ${emailKey(email)} asked`;
  const times = (who: string, perMinute: number) => [
    { key: `${what} by ${who} in a minute`, limit: { max: perMinute, windowSeconds: minutes(1) } },
    { key: `${what} by ${who} in an hour`, limit: { max: 5 * perMinute, windowSeconds: minutes(60) } },
  ];
  return [
    ...(isNew ? times(addressKey(request.ip), 5) : []),
    ...times(browser, 1),
    fromAddress(parts, request, 'code asked', minutes(60)),
  ];
}

/** Where a signed-in customer must type the password again. */
export function passwordAttempts(account: { id: AccountId }): [Attempt] {
  return [{ key: `password of ${account.id}`, limit: { max: 10, windowSeconds: minutes(15) } }];
}

/** Many people share an address, so its limit for a window equals the writes allowed in a minute. */
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
