import type { Access } from '@riparo/domain/platform/call/access.ts';
import { sessionCookie } from '../access/session-cookies.ts';
import { staffSessionCookie } from '../access/staff-cookies.ts';
import type { Site } from '../cookies.ts';

type Security = readonly Readonly<Record<string, readonly string[]>>[];

const withSession = { session: [] };
const withDeskSession = { deskSession: [] };
const noSecurity = {};

/** Who may make a call, in OpenAPI's terms. */
export const securityOf: Readonly<Record<Access['who'], Security>> = {
  everybody: [],
  'guest-or-customer': [noSecurity, withSession],
  customer: [withSession],
  'desk-visitor': [],
  staff: [withDeskSession],
};

export function securitySchemes(site: Site) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie(site),
      description: 'La sessione di chi ha un account: un cookie HttpOnly, che si riceve accedendo.',
    },
    deskSession: {
      type: 'apiKey',
      in: 'cookie',
      name: staffSessionCookie(site),
      description: 'La sessione di chi lavora al banco: un cookie HttpOnly, SameSite=Strict.',
    },
  } as const;
}
