import { randomUUID } from 'node:crypto';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import { formatIban } from '@riparo/domain/care/claims/iban.ts';
import type { ClaimState } from '@riparo/domain/care/claims/states.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import {
  noteIdSchema,
  type ClaimId,
  type RequestedDocumentId,
  type NoteId,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { ClaimMailEvent } from '../../platform/mail/templates/claims.ts';
import { type ActingParts, mailClaimUpdate } from './act-on-claim.ts';
import { editNote as editCaseNote, neverRefused } from '../casework/change-case.ts';
import { changeClaim, claimCase, subjectOf } from './change-claim.ts';
import { findDeskClaim, lockDeskClaim } from './find-desk-claim.ts';
import { claimMessages, claimPapers, claims } from './tables.ts';

type Written = { key: SubmissionKey; text: string };

/** A message to the claimant, announced by a mail with the link. */
export const answerClaimant = (
  parts: ActingParts,
  id: ClaimId,
  { key, text }: Written,
  staffActor: StaffActor,
) =>
  parts.db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    if (!locked) return failure(generalErrors['not-found']);
    // A customer who asked for erasure gets no mail.
    if (locked.deal.erasureAskedAt) return failure(claimErrors.ClaimMovedOn);
    const at = parts.clock();
    const message = randomUUID();
    return changeClaim(tx, locked.claim, {
      action: 'answer',
      key,
      details: { message },
      actor: staffActor.actor,
      now: at,
      async effects(claim) {
        const from = { kind: 'from-us', authorId: staffActor.id, authorName: staffActor.actor.name } as const;
        await tx.insert(claimMessages).values({ id: message, claimId: id, text, at, ...from });
        await mailClaimUpdate(tx, parts, { claim, deal: locked.deal }, 'message');
      },
    });
  });

export const noteOnClaim = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: ClaimId,
  { key, text }: Written,
  staffActor: StaffActor,
) =>
  db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    if (!locked) return failure(generalErrors['not-found']);
    const note = { id: noteIdSchema.parse(randomUUID()), version: 1, text };
    const details = { message: note.id };
    const act = { action: 'note', key, note, details, actor: staffActor.actor, now: clock() } as const;
    return neverRefused(claimCase, changeClaim(tx, locked.claim, act));
  });

export const editNote = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, noteId }: { id: ClaimId; noteId: NoteId },
  { version, text }: { version: number; text: string },
  staffActor: StaffActor,
) =>
  db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    if (!locked) return failure(generalErrors['not-found']);
    const details = { message: noteId, version: version + 1 };
    const act = { action: 'edit-note', details, actor: staffActor.actor, now: clock() } as const;
    const note = { id: noteId, version, text };
    return neverRefused(
      claimCase,
      editCaseNote(tx, claimCase, locked.claim, note, act, async () => 'done' as const),
    );
  });

/** The mail that is still true in each state. */
const mailForState: Readonly<Record<ClaimState, ClaimMailEvent>> = {
  received: 'link',
  'papers-asked': 'papers',
  'with-insurer': 'with-insurer',
  accepted: 'accepted',
  paid: 'paid',
  refused: 'refused',
  closed: 'closed',
};

/** Mails the current status again, with a working link. This is no update, so the promised date stays. */
export const mailClaimantAgain = (
  parts: ActingParts,
  id: ClaimId,
  { key }: { key: SubmissionKey },
  staffActor: StaffActor,
) =>
  parts.db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    if (!locked?.claim.state) return failure(generalErrors['not-found']);
    const news = mailForState[locked.claim.state];
    return changeClaim(tx, locked.claim, {
      action: 'mail-again',
      key,
      details: { news },
      actor: staffActor.actor,
      now: parts.clock(),
      decide: async () => (locked.deal.erasureAskedAt ? failure(claimErrors.ClaimMovedOn) : {}),
      effects: (claim) => mailClaimUpdate(tx, parts, { claim, deal: locked.deal }, news),
    });
  });

/** Marks a received document as checked, or as still to be checked. */
export const seePaper = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, paperId }: { id: ClaimId; paperId: RequestedDocumentId },
  isRight: boolean,
  staffActor: StaffActor,
) =>
  db.transaction(async (tx) => {
    const locked = await lockDeskClaim(tx, id, staffActor);
    const isThis = and(eq(claimPapers.id, paperId), eq(claimPapers.claimId, id));
    const [paper] = await tx.select().from(claimPapers).where(isThis);
    if (!locked || !paper) return failure(generalErrors['not-found']);
    const state = isRight ? ('seen' as const) : ('given' as const);
    if (paper.state === state) return 'done' as const;
    if (paper.state === 'asked') return failure(claimErrors.ClaimMovedOn);
    await tx.update(claimPapers).set({ state }).where(isThis);
    const [changed] = await tx
      .update(claims)
      .set({ version: sql`${claims.version} + 1` })
      .where(eq(claims.id, id))
      .returning({ version: claims.version });
    if (!changed) throw new Error('a claim is gone while locked');
    await notifyDesks(tx, { kind: 'claim', id, version: changed.version });
    const entry = { action: 'claim.paper-seen', subject: subjectOf(locked.claim) } as const;
    await appendToLog(tx, staffActor.actor, { ...entry, details: { paper: paperId, isRight } }, clock());
    return 'done' as const;
  });

/** Data that is hidden until staff press «Mostra». */
export async function showClaimData(
  tx: Transaction,
  id: ClaimId,
  field: 'iban' | 'phone',
  reader: Pick<StaffActor, 'role'>,
) {
  const found = await findDeskClaim(tx, id, reader);
  if (!found) return failure(generalErrors['not-found']);
  const { iban } = found.claim;
  const phone = found.deal.profile.phoneNumber;
  const value = field === 'iban' ? iban && formatIban(iban) : phone && formatPhone(phone);
  return value ? { value } : failure(generalErrors['not-found']);
}
