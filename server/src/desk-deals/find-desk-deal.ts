import { may, type Role } from '@riparo/domain/roles/roles.ts';
import type { DealUuid, StaffId } from '@riparo/domain/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../desk-log/actor.ts';
import type { Actor } from '../desk-log/append.ts';
import type { AtDesk } from '../http/access/access.ts';

/** Somebody at the desk who does something with a deal, or reads it. */
export type DealDoer = { id: StaffId; role: Role; actor: Actor };

export const dealDoerOf = (input: Pick<AtDesk, 'member'> & { request: FastifyRequest }): DealDoer => ({
  id: input.member.id,
  role: input.member.role,
  actor: actorOf(input, input.request),
});

/** What somebody who was forgotten had bought is kept for the law: whoever answers to it sees it, and nobody else. */
const isThereFor = ({ role }: Pick<DealDoer, 'role'>, deal: DealRow | undefined | null) =>
  deal && (deal.erasureAskedAt === null || may(role, 'export-deals')) ? deal : null;

export async function findDeskDeal(
  db: Database | Transaction,
  uuid: DealUuid,
  reader: Pick<DealDoer, 'role'>,
): Promise<DealRow | null> {
  const [deal] = await db.select().from(deals).where(eq(deals.uuid, uuid));
  return isThereFor(reader, deal);
}

export const lockDeskDeal = async (
  tx: Transaction,
  uuid: DealUuid,
  doer: DealDoer,
): Promise<DealRow | null> => isThereFor(doer, await lockDeal(tx, uuid));

/** As the log names a deal. */
export const subjectOf = ({ uuid }: Pick<DealRow, 'uuid'>) => `deal ${uuid}`;
