import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import type { FastifyRequest } from 'fastify';
import { temporaryFailure } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import type { StaffParts } from './staff-member.ts';

const quarterHour = 900;
const perPerson = { max: 10, windowSeconds: quarterHour };
// An office of two hundred behind one address signs in at nine, with two or three calls each.
const perAddress = { max: 1000, windowSeconds: quarterHour };

/** Counts a sign-in attempt at the desk, separately from those at the site. */
export async function limitTries(
  { limiter }: Pick<StaffParts, 'limiter'>,
  request: FastifyRequest,
  email?: string,
) {
  const address = addressKey(request.ip);
  const counted = [
    { key: `desk door from ${address}`, limit: perAddress },
    // Also per address, so that a stranger cannot lock someone out of their office.
    ...(email === undefined
      ? []
      : [{ key: `desk door of ${emailKey(email)} from ${address}`, limit: perPerson }]),
  ];
  for (const { key, limit } of counted) {
    const verdict = await limiter.hit(key, limit);
    if (!verdict.allowed) return temporaryFailure(verdict.retryAfterSeconds, staffErrors.TooManyTries);
  }
  return null;
}
