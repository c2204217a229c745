import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { SESSION_LIFETIME_MS } from '@riparo/domain/people/account/session-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions, type Site } from '../cookies.ts';

const maxAge = SESSION_LIFETIME_MS / 1000;

export const sessionCookie = (site: Site) => cookieName(site, 'session');

export function setSessionCookies(site: Site, reply: FastifyReply, token: string): void {
  const options = { ...cookieOptions(site), maxAge };
  reply.setCookie(sessionCookie(site), token, { ...options, httpOnly: true });
  reply.setCookie(SESSION_MARKER, '1', options);
}

export function clearSessionCookies(site: Site, reply: FastifyReply): void {
  const options = cookieOptions(site);
  reply.clearCookie(sessionCookie(site), { ...options, httpOnly: true });
  reply.clearCookie(SESSION_MARKER, options);
}

/** Whether a session lookup is worthwhile; the session may be over. */
export function mayHaveSession(site: Site, request: FastifyRequest): boolean {
  return hasToken(site, request) && hasMarker(request);
}

export function hasSessionCookies(site: Site, request: FastifyRequest): boolean {
  return hasToken(site, request) || hasMarker(request);
}

function hasToken(site: Site, { cookies }: FastifyRequest): boolean {
  return cookies[sessionCookie(site)] !== undefined;
}

function hasMarker({ cookies }: FastifyRequest): boolean {
  return cookies[SESSION_MARKER] !== undefined;
}
