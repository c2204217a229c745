import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { dealActs, dealNotes, dealNoteVersions, dealTasks } from './tables.ts';

const of = <T extends { dealUuid: DealUuid }>(rows: readonly T[], uuid: DealUuid) =>
  rows.filter(({ dealUuid }) => dealUuid === uuid).map(({ dealUuid: _deal, ...row }) => row);

/** What the desk did and wrote about somebody's deals, in their own reading: without the names of those who did. */
export async function deskWorkOn(db: Database, uuids: readonly DealUuid[]) {
  const [acts, notes, tasks] = await Promise.all([
    db
      .select({ dealUuid: dealActs.dealUuid, action: dealActs.action, at: dealActs.at })
      .from(dealActs)
      .where(inArray(dealActs.dealUuid, [...uuids]))
      .orderBy(asc(dealActs.number)),
    db
      .select({ dealUuid: dealNotes.dealUuid, text: dealNoteVersions.text, at: dealNoteVersions.at })
      .from(dealNotes)
      .innerJoin(dealNoteVersions, eq(dealNoteVersions.noteId, dealNotes.id))
      .where(inArray(dealNotes.dealUuid, [...uuids]))
      .orderBy(asc(dealNoteVersions.at)),
    db
      .select({
        dealUuid: dealTasks.dealUuid,
        text: dealTasks.text,
        day: dealTasks.day,
        doneAt: dealTasks.doneAt,
      })
      .from(dealTasks)
      .where(inArray(dealTasks.dealUuid, [...uuids]))
      .orderBy(asc(dealTasks.createdAt)),
  ]);
  return (uuid: DealUuid) => ({
    deskActs: of(acts, uuid),
    deskNotes: of(notes, uuid),
    deskTasks: of(tasks, uuid),
  });
}

/** What the desk wrote in its own words is no part of a contract: it goes when whoever it is about asks to be forgotten. */
export async function forgetDeskWords(tx: Transaction, uuids: readonly DealUuid[]): Promise<void> {
  await tx.delete(dealNotes).where(inArray(dealNotes.dealUuid, [...uuids]));
  await tx.delete(dealTasks).where(inArray(dealTasks.dealUuid, [...uuids]));
}
