import { randomBytes } from 'node:crypto';
import { ASKING_BROWSER_DAYS } from '@riparo/domain/people/account/session-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { RequestingBrowser } from '../../platform/providers/identity/identity-provider.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;

const maxAge = ASKING_BROWSER_DAYS * 86_400;
const tokenBytes = 24;

const nameFor = (config: Parts['config']) => cookieName(config, 'asking_browser');

const hashOf = ({ keyedHash }: Parts, token: string) => keyedHash('asking browser', token);

/** The browser that requested a mail before; null for one that never did. */
export function requestingBrowserOf(parts: Parts, request: FastifyRequest): RequestingBrowser | null {
  const token = request.cookies[nameFor(parts.config)];
  return token ? hashOf(parts, token) : null;
}

export type Asking = {
  browser: RequestingBrowser;
  /** It has never requested anything before. */
  isNew: boolean;
  /** Sets the cookie by which the browser proves this later. */
  remember(reply: FastifyReply): void;
};

/**
 * Anyone can register or request a code with any e-mail. A cookie that scripts cannot read identifies the
 * requesting browser, so that strangers can neither confirm their own password with the owner's code nor use
 * up the owner's tries.
 */
export function identifyBrowser(parts: Parts, request: FastifyRequest): Asking {
  const name = nameFor(parts.config);
  const known = request.cookies[name];
  const token = known || randomBytes(tokenBytes).toString('base64url');
  return {
    browser: hashOf(parts, token),
    isNew: !known,
    remember: (reply) =>
      void reply.setCookie(name, token, { ...cookieOptions(parts.config), httpOnly: true, maxAge }),
  };
}
