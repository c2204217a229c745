import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/settings/config.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';

type Site = Pick<Config, 'publicUrl'>;

const maxAge = PASSKEY_CHALLENGE_MS / 1000;

/** A device's signature is valid only from the browser that requested the challenge. */
export function setBrowserToken(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(site), token, { ...cookieOptions(site), httpOnly: true, maxAge });
}

/** Used up by any answer. */
export function takeBrowserToken(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  reply.clearCookie(nameFor(site), { ...cookieOptions(site), httpOnly: true });
  return request.cookies[nameFor(site)] ?? '';
}

const nameFor = (site: Site) => cookieName(site, 'passkey');
