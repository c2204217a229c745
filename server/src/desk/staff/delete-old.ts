import { lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { staffDevices, staffInvitations, staffSessions, staffSignIns } from './tables.ts';

/** Deletes everything that no longer gives access. */
export async function deleteOldAtDesk(db: Database, now: Date): Promise<void> {
  for (const table of [staffSessions, staffSignIns, staffInvitations, staffDevices])
    await db.delete(table).where(lte(table.expiresAt, now));
}
