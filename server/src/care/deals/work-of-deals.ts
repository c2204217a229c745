import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { forgetNotes, historyOf } from '../casework/history.ts';
import { dealCase, isNoteAction } from './act.ts';
import { dealTasks } from './tables.ts';

/**
 * The desk's acts and notes on somebody's deals, for the person they are about: without the names of staff.
 */
export async function deskWorkOn(db: Database, uuids: readonly DealUuid[]) {
  const [lines, tasks] = await Promise.all([
    historyOf(db, dealCase, uuids),
    db
      .select()
      .from(dealTasks)
      .where(inArray(dealTasks.dealUuid, [...uuids]))
      .orderBy(asc(dealTasks.createdAt)),
  ]);
  return (uuid: DealUuid) => {
    const ofDeal = lines.filter(({ caseId }) => caseId === uuid);
    return {
      deskActs: ofDeal
        .filter(({ action }) => !isNoteAction(action))
        .map(({ action, at }) => ({ action, at })),
      deskNotes: ofDeal.flatMap(({ note: text, at }) => (text === null ? [] : [{ text, at }])),
      deskTasks: tasks
        .filter(({ dealUuid }) => dealUuid === uuid)
        .map(({ text, day, doneAt }) => ({ text, day, doneAt })),
    };
  };
}

/**
 * The desk's own notes are no part of a contract: they are deleted when the person they are about asks to be
 * forgotten.
 */
export async function forgetDeskNotes(tx: Transaction, uuids: readonly DealUuid[]): Promise<void> {
  await forgetNotes(tx, dealCase, uuids);
  await tx.delete(dealTasks).where(inArray(dealTasks.dealUuid, [...uuids]));
}
