import type { FastifyRequest } from 'fastify';
import type { Actor } from '../desk-log/append.ts';
import type { AtDesk } from '../http/access/access.ts';
import { fullNameOf } from './staff-member.ts';

/** Who makes a call of the desk, as the log names them. */
export const actorOf = ({ member }: Pick<AtDesk, 'member'>, { ip }: FastifyRequest): Actor => ({
  id: member.id,
  name: fullNameOf(member),
  address: ip,
});
