import { SECOND_FACTOR_MINUTES, STAFF_SESSION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions, type Site } from '../cookies.ts';

export const staffSessionCookie = (site: Site) => cookieName(site, 'desk');
const halfWayCookie = (site: Site) => cookieName(site, 'desk_sign_in');

/** Strict: never sent when another site links here. */
const options = (site: Site) => ({ ...cookieOptions(site), sameSite: 'strict', httpOnly: true }) as const;

export const staffTokenOf = (site: Site, { cookies }: FastifyRequest) =>
  cookies[staffSessionCookie(site)] ?? null;

export function giveStaffSession(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(staffSessionCookie(site), token, { ...options(site), maxAge: STAFF_SESSION_HOURS * 3600 });
  reply.clearCookie(halfWayCookie(site), options(site));
}

export function takeStaffSession(site: Site, reply: FastifyReply): void {
  reply.clearCookie(staffSessionCookie(site), options(site));
  reply.clearCookie(halfWayCookie(site), options(site));
}

/** Between password and second factor. */
export function giveHalfWay(site: Site, reply: FastifyReply, token: string): void {
  reply.setCookie(halfWayCookie(site), token, { ...options(site), maxAge: SECOND_FACTOR_MINUTES * 60 });
}

export const halfWayOf = (site: Site, { cookies }: FastifyRequest) => cookies[halfWayCookie(site)] ?? '';
