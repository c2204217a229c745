import { SECOND_FACTOR_MINUTES, STAFF_SESSION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions, type Site } from '../cookies.ts';

export const staffSessionCookie = (site: Site) => cookieName(site, 'desk');
const pendingSignInCookie = (site: Site) => cookieName(site, 'desk_sign_in');

/** Strict: never sent when another site links here. */
const options = (site: Site) => ({ ...cookieOptions(site), sameSite: 'strict', httpOnly: true }) as const;

export const staffTokenOf = (site: Site, { cookies }: FastifyRequest) =>
  cookies[staffSessionCookie(site)] ?? null;

export function setStaffSessionCookie(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(staffSessionCookie(site), token, { ...options(site), maxAge: STAFF_SESSION_HOURS * 3600 });
  reply.clearCookie(pendingSignInCookie(site), options(site));
}

export function clearStaffSessionCookie(site: Site, reply: FastifyReply): void {
  reply.clearCookie(staffSessionCookie(site), options(site));
  reply.clearCookie(pendingSignInCookie(site), options(site));
}

/** Between password and second factor. */
export function setPendingSignInCookie(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(pendingSignInCookie(site), token, { ...options(site), maxAge: SECOND_FACTOR_MINUTES * 60 });
}

export const pendingSignInTokenOf = (site: Site, { cookies }: FastifyRequest) =>
  cookies[pendingSignInCookie(site)] ?? '';
