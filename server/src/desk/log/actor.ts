import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Actor } from './append.ts';

/** The caller of a desk call, as named in the log. */
export const actorOf = ({ member }: Pick<SignedInStaff, 'member'>, { ip }: FastifyRequest): Actor => ({
  id: member.id,
  name: fullNameOf(member),
  address: ip,
});

/** A staff member who does or reads something at the desk. */
export type StaffActor = { id: StaffId; role: Role; actor: Actor };

export const staffActorOf = (
  input: Pick<SignedInStaff, 'member'> & { request: FastifyRequest },
): StaffActor => ({
  id: input.member.id,
  role: input.member.role,
  actor: actorOf(input, input.request),
});
