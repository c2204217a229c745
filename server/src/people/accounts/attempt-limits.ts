import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failureFor } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Asking } from './asking-browser.ts';

type Parts = Pick<Dependencies, 'config' | 'limiter'>;

export type Attempt = {
  key: string;
  limit: RateLimit;
  /** What counts beyond the limit, in place of a refusal. */
  beyond?: { key: string; limit: RateLimit };
};

const minutes = (count: number) => count * 60;
const day = minutes(24 * 60);

/** Counts what is about to be tried, and refuses it when it is too much. */
export async function limitAttempts({ limiter }: Parts, attempts: readonly Attempt[]) {
  for (const { key, limit, beyond } of attempts) {
    const within = await limiter.hit(key, limit);
    const verdict = within.allowed || !beyond ? within : await limiter.hit(beyond.key, beyond.limit);
    if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  }
  return null;
}

/**
 * The narrow limit comes first: one visitor who is stopped by it no longer uses up what all may try together. Beyond
 * what all may try each network has few tries left, but has them: strangers make guessing slow, and never keep the
 * owner out of a browser that is new. One that the owner signed in with before is counted apart.
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
    // So many need thousands of networks: then the way in is the mailbox.
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
 * Whoever asks for a code again too soon is told to wait: the same browser, or an address of which no browser is known.
 * What a stranger asks for elsewhere does not count; that no mailbox is flooded is counted by whoever mails.
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
