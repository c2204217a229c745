import { CALL_MINUTES, callDays, isCallTime } from '@riparo/domain/desk/opening-hours/call-times.ts';
import { may, ROLES } from '@riparo/domain/platform/call/roles.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { and, count, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { deskRequests, isOpen } from './tables.ts';

const CALL_MS = CALL_MINUTES * 60_000;
const rolesThatCall = ROLES.filter((role) => may(role, 'work-requests'));

/**
 * How many calls may begin at once: one per member of staff who makes calls. There are no shifts yet, so
 * everyone who may work requests counts; a desk that is not set up yet counts as one.
 */
async function peopleOnDuty(db: Database | Transaction): Promise<number> {
  const isCalling = and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, rolesThatCall));
  return Math.max(1, await db.$count(staffMembers, isCalling));
}

/**
 * Calls that begin within a quarter-hour, whether customer or desk chose the time: each occupies one member
 * of staff.
 */
const seconds = sql.raw(String(CALL_MINUTES * 60));
const quarterHour = sql<number>`floor(extract(epoch from ${deskRequests.againAt}) / ${seconds})`;

/** The free quarter-hours by day; days without any are left out. */
export async function freeCallDays(db: Database, now: Date) {
  const [hours, people, taken] = await Promise.all([
    currentOpeningHours(db),
    peopleOnDuty(db),
    callsByQuarterHour(db, now),
  ]);
  return callDays(now, hours)
    .map(({ day, times }) => ({
      day,
      times: times
        .filter((time) => (taken.get(time.getTime()) ?? 0) < people)
        .map((time) => time.toISOString()),
    }))
    .filter(({ times }) => times.length > 0);
}

async function callsByQuarterHour(db: Database, now: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ quarter: quarterHour.mapWith(Number), calls: count() })
    .from(deskRequests)
    .where(and(isOpen, gte(deskRequests.againAt, now)))
    .groupBy(quarterHour);
  return new Map(rows.map(({ quarter, calls }) => [quarter * CALL_MS, calls]));
}

/**
 * Whether a call can begin then, given the other calls; `own` does not count against itself. Locks until the
 * end of the transaction, across processes: two customers who want the last slot come one after the other.
 */
export async function lockCallTime(
  tx: Transaction,
  callAt: Date,
  now: Date,
  own: RequestId | null = null,
): Promise<boolean> {
  if (!isCallTime(callAt, now, await currentOpeningHours(tx))) return false;
  const name = `call at ${callAt.toISOString()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const isConcurrent = and(
    isOpen,
    gte(deskRequests.againAt, callAt),
    lt(deskRequests.againAt, new Date(callAt.getTime() + CALL_MS)),
    own ? ne(deskRequests.id, own) : undefined,
  );
  return (await tx.$count(deskRequests, isConcurrent)) < (await peopleOnDuty(tx));
}
