import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { AtDesk } from '../../platform/http/access/at-desk.ts';
import type { Actor } from './append.ts';

/** The caller of a desk call, as named in the log. */
export const actorOf = ({ member }: Pick<AtDesk, 'member'>, { ip }: FastifyRequest): Actor => ({
  id: member.id,
  name: fullNameOf(member),
  address: ip,
});

/** A staff member who does or reads something at the desk. */
export type DeskDoer = { id: StaffId; role: Role; actor: Actor };

export const doerOf = (input: Pick<AtDesk, 'member'> & { request: FastifyRequest }): DeskDoer => ({
  id: input.member.id,
  role: input.member.role,
  actor: actorOf(input, input.request),
});
