import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { KNOWN_BROWSER_DAYS } from '@riparo/domain/people/account/session-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;

const maxAge = KNOWN_BROWSER_DAYS * 86_400;

/**
 * A browser that signed in once is known for that address, and its tries are counted separately: strangers
 * who use up an account's tries, from any number of addresses, do not lock its owner out.
 */
export function isKnownBrowser(
  { config, keyedHash }: Parts,
  request: FastifyRequest,
  email: string,
): boolean {
  return request.cookies[nameFor(config)] === proofFor(keyedHash, email);
}

export function rememberBrowser({ config, keyedHash }: Parts, reply: FastifyReply, email: string): void {
  const options = { ...cookieOptions(config), httpOnly: true, maxAge };
  reply.setCookie(nameFor(config), proofFor(keyedHash, email), options);
}

const nameFor = (config: Parts['config']) => cookieName(config, 'known_browser');

const proofFor = (keyedHash: Parts['keyedHash'], email: string) =>
  keyedHash('known browser', emailKey(email));
