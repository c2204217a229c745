import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { AtDesk } from '../../platform/http/access/at-desk.ts';
import type { Actor } from './append.ts';

/** Who makes a call of the desk, as the log names them. */
export const actorOf = ({ member }: Pick<AtDesk, 'member'>, { ip }: FastifyRequest): Actor => ({
  id: member.id,
  name: fullNameOf(member),
  address: ip,
});

/** Somebody at the desk who does something, or reads it. */
export type DeskDoer = { id: StaffId; role: Role; actor: Actor };

export const doerOf = (input: Pick<AtDesk, 'member'> & { request: FastifyRequest }): DeskDoer => ({
  id: input.member.id,
  role: input.member.role,
  actor: actorOf(input, input.request),
});
