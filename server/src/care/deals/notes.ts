import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { noteErrors } from '@riparo/domain/care/notes/errors.ts';
import type { NoteId, DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import { tellDesksOfDeal } from '../../buy/deals/tell-desks-of-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { lockDeskDeal, subjectOf } from './find-desk-deal.ts';
import { dealNotes, dealNoteVersions } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

export const writeNote = (
  { db, clock }: Parts,
  uuid: DealUuid,
  { key, text }: { key: SubmissionKey; text: string },
  { id: authorId, ...doer }: DeskDoer,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, { id: authorId, ...doer });
    if (!deal) return failure(generalErrors['not-found']);
    const at = clock();
    const [note] = await tx
      .insert(dealNotes)
      .values({ key, dealUuid: uuid, createdAt: at })
      .onConflictDoNothing()
      .returning();
    // Pressed twice.
    if (!note) return 'done' as const;
    await tx
      .insert(dealNoteVersions)
      .values({ noteId: note.id, version: 1, text, authorId, authorName: doer.actor.name, at });
    await tellDesksOfDeal(tx, deal);
    await appendToLog(
      tx,
      doer.actor,
      { action: 'deal.note', subject: subjectOf(deal), details: { note: note.id } },
      at,
    );
    return 'done' as const;
  });

/** From the version that was read: whoever was quicker is not written over unseen. Every version stays. */
export const editNote = (
  { db, clock }: Parts,
  { uuid, noteId }: { uuid: DealUuid; noteId: NoteId },
  { version, text }: { version: number; text: string },
  { id: authorId, ...doer }: DeskDoer,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, { id: authorId, ...doer });
    const [note] = await tx
      .select({ version: dealNotes.version, text: dealNoteVersions.text })
      .from(dealNotes)
      .innerJoin(
        dealNoteVersions,
        and(eq(dealNoteVersions.noteId, dealNotes.id), eq(dealNoteVersions.version, dealNotes.version)),
      )
      .where(and(eq(dealNotes.id, noteId), eq(dealNotes.dealUuid, uuid)));
    if (!deal || !note) return failure(generalErrors['not-found']);
    // Pressed twice, or both wrote the same.
    if (note.text === text) return 'done' as const;
    if (note.version !== version) return failure(noteErrors.NoteChanged);
    const at = clock();
    await tx
      .insert(dealNoteVersions)
      .values({ noteId, version: version + 1, text, authorId, authorName: doer.actor.name, at });
    await tx
      .update(dealNotes)
      .set({ version: version + 1 })
      .where(eq(dealNotes.id, noteId));
    await tellDesksOfDeal(tx, deal);
    await appendToLog(
      tx,
      doer.actor,
      {
        action: 'deal.note-edited',
        subject: subjectOf(deal),
        details: { note: noteId, version: version + 1 },
      },
      at,
    );
    return 'done' as const;
  });
