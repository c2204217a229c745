import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { claimPromises, type ClaimRow } from './tables.ts';

/** An update fulfils the open promise, in time or late. */
export async function fulfilPromise(
  tx: Transaction,
  { id }: Pick<ClaimRow, 'id'>,
  keptBy: StaffId | null,
  at: Date,
): Promise<void> {
  await tx
    .update(claimPromises)
    .set({ keptAt: at, keptBy })
    .where(and(eq(claimPromises.claimId, id), isNull(claimPromises.keptAt)));
}

/** At most one promise is open: a new one moves its deadline. */
export async function promise(
  tx: Transaction,
  { id }: Pick<ClaimRow, 'id'>,
  deadline: Date,
  madeAt: Date,
): Promise<void> {
  const moved = await tx
    .update(claimPromises)
    .set({ deadline })
    .where(and(eq(claimPromises.claimId, id), isNull(claimPromises.keptAt)))
    .returning({ number: claimPromises.number });
  if (moved.length === 0) await tx.insert(claimPromises).values({ claimId: id, deadline, madeAt });
}
