import { KNOWN_STAFF_DEVICE_DAYS } from '@riparo/domain/staff/periods.ts';
import type { StaffId } from '@riparo/domain/values/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from '../http/cookies.ts';
import type { StaffParts } from './staff-member.ts';

type Parts = Pick<StaffParts, 'config' | 'keyedHash'>;

const maxAge = KNOWN_STAFF_DEVICE_DAYS * 86_400;
const nameFor = ({ config }: Parts) => cookieName(config, 'desk_device');
const proofFor = ({ keyedHash }: Parts, id: StaffId) => keyedHash('known device of staff', id);
/** Several people may share a device: each leaves a proof. */
const SEPARATOR = '.';
const MOST_PEOPLE = 10;

const proofsOf = (parts: Parts, { cookies }: FastifyRequest) =>
  (cookies[nameFor(parts)] ?? '').split(SEPARATOR).filter(Boolean);

export const isKnownDevice = (parts: Parts, request: FastifyRequest, id: StaffId) =>
  proofsOf(parts, request).includes(proofFor(parts, id));

export function rememberDevice(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: StaffId,
): void {
  const proofs = new Set([proofFor(parts, id), ...proofsOf(parts, request)]);
  reply.setCookie(nameFor(parts), [...proofs].slice(0, MOST_PEOPLE).join(SEPARATOR), {
    ...cookieOptions(parts.config),
    sameSite: 'strict',
    httpOnly: true,
    maxAge,
  });
}
