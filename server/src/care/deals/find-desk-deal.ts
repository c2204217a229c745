import { may } from '@riparo/domain/platform/call/roles.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockDeal } from '../../buy/deals/find-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';
import type { StaffActor } from '../../desk/log/actor.ts';

/**
 * The contracts of a forgotten person are stored because the law requires it: only staff who answer to the
 * law see them.
 */
const isThereFor = ({ role }: Pick<StaffActor, 'role'>, deal: DealRow | undefined | null) =>
  deal && (deal.erasureAskedAt === null || may(role, 'export-deals')) ? deal : null;

export async function findDeskDeal(
  db: Database | Transaction,
  uuid: DealUuid,
  reader: Pick<StaffActor, 'role'>,
): Promise<DealRow | null> {
  const [deal] = await db.select().from(deals).where(eq(deals.uuid, uuid));
  return isThereFor(reader, deal);
}

export const lockDeskDeal = async (
  tx: Transaction,
  uuid: DealUuid,
  staff: StaffActor,
): Promise<DealRow | null> => isThereFor(staff, await lockDeal(tx, uuid));

/** A deal's name in the log. */
export const subjectOf = ({ uuid }: Pick<DealRow, 'uuid'>) => `deal ${uuid}`;
