import { fullNameOf } from '@riparo/domain/staff/full-name.ts';
import type { FastifyRequest } from 'fastify';
import type { AtDesk } from '../http/access/access.ts';
import type { Actor } from './append.ts';

/** Who makes a call of the desk, as the log names them. */
export const actorOf = ({ member }: Pick<AtDesk, 'member'>, { ip }: FastifyRequest): Actor => ({
  id: member.id,
  name: fullNameOf(member),
  address: ip,
});
