import { randomUUID } from 'node:crypto';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  type DealUuid,
  type NoteId,
  noteIdSchema,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { changeCase, editNote as editCaseNote, neverRefused } from '../casework/change-case.ts';
import { dealCase } from './act.ts';
import { lockDeskDeal } from './find-desk-deal.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

const done = async () => 'done' as const;

export const writeNote = (
  { db, clock }: Parts,
  uuid: DealUuid,
  { key, text }: { key: SubmissionKey; text: string },
  staff: StaffActor,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, staff);
    if (!deal) return failure(generalErrors['not-found']);
    const note = { id: noteIdSchema.parse(randomUUID()), version: 1, text };
    const details = { note: note.id };
    const act = { action: 'note', key, note, details, actor: staff.actor, now: clock() } as const;
    return neverRefused(dealCase, changeCase(tx, dealCase, deal, act, done));
  });

export const editNote = (
  { db, clock }: Parts,
  { uuid, noteId }: { uuid: DealUuid; noteId: NoteId },
  { version, text }: { version: number; text: string },
  staff: StaffActor,
) =>
  db.transaction(async (tx) => {
    const deal = await lockDeskDeal(tx, uuid, staff);
    if (!deal) return failure(generalErrors['not-found']);
    const details = { note: noteId, version: version + 1 };
    const act = { action: 'edit-note', details, actor: staff.actor, now: clock() } as const;
    return neverRefused(dealCase, editCaseNote(tx, dealCase, deal, { id: noteId, version, text }, act, done));
  });
