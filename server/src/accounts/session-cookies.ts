import { SESSION_MARKER } from '@riparo/domain/account/session-marker.ts';
import { SESSION_LIFETIME_MS } from '@riparo/domain/account/session-rules.ts';
import { brand } from '@riparo/domain/brand.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl'>;

const maxAge = SESSION_LIFETIME_MS / 1000;

export function isHttps({ publicUrl }: Site): boolean {
  return publicUrl.protocol === 'https:';
}

/** Over https a prefix keeps neighbours on the same domain from setting it. */
export function cookieName(site: Site, name: string): string {
  return `${isHttps(site) ? '__Host-' : ''}${brand.cookiePrefix}_${name}`;
}

export function cookieOptions(site: Site) {
  return { path: '/', sameSite: 'lax', secure: isHttps(site) } as const;
}

export function sessionToken(site: Site, request: FastifyRequest): string | null {
  return request.cookies[cookieName(site, 'session')] ?? null;
}

/** Whether a session is worth asking for; it may be over. */
export function maybeSignedIn(site: Site, request: FastifyRequest): boolean {
  return sessionToken(site, request) !== null && request.cookies[SESSION_MARKER] !== undefined;
}

export function giveSession(site: Site, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(site), maxAge };
  reply.setCookie(cookieName(site, 'session'), token, { ...options, httpOnly: true });
  reply.setCookie(SESSION_MARKER, '1', options);
}

export function takeSession(site: Site, reply: FastifyReply): void {
  const options = cookieOptions(site);
  reply.clearCookie(cookieName(site, 'session'), { ...options, httpOnly: true });
  reply.clearCookie(SESSION_MARKER, options);
}

export function bringsSessionCookies(site: Site, request: FastifyRequest): boolean {
  return sessionToken(site, request) !== null || request.cookies[SESSION_MARKER] !== undefined;
}
