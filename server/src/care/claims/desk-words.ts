import { randomUUID } from 'node:crypto';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { claimErrors } from '@riparo/domain/care/claims/errors.ts';
import { formatIban } from '@riparo/domain/care/claims/iban.ts';
import type { ClaimState } from '@riparo/domain/care/claims/states.ts';
import { noteErrors } from '@riparo/domain/care/notes/errors.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { ClaimId, ClaimPaperId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import type { ClaimNews } from '../../platform/mail/templates/claims.ts';
import { type ActingParts, mailNews } from './act-on-claim.ts';
import { changeClaim, subjectOf, wasDone } from './change-claim.ts';
import { findDeskClaim, holdDeskClaim } from './find-desk-claim.ts';
import { claimMessages, claimPapers, claims } from './tables.ts';

type Written = { key: SubmissionKey; text: string };

/** To whoever reported it, with a mail that carries the link; or for the desk alone. The same key is written once. */
export const writeAtDesk = (
  parts: ActingParts,
  id: ClaimId,
  kind: 'from-us' | 'note',
  { key, text }: Written,
  doer: DeskDoer,
) =>
  parts.db.transaction(async (tx) => {
    const held = await holdDeskClaim(tx, id, doer);
    if (!held) return failure(generalErrors['not-found']);
    // Nobody writes to somebody who asked to be forgotten.
    if (kind === 'from-us' && held.deal.erasureAskedAt) return failure(claimErrors.ClaimMovedOn);
    const at = parts.clock();
    const [written] = await tx
      .insert(claimMessages)
      .values({ key, claimId: id, kind, authorId: doer.id, authorName: doer.actor.name, text, at })
      .onConflictDoNothing({ target: claimMessages.key })
      .returning({ id: claimMessages.id });
    if (!written) return 'done' as const;
    const action = kind === 'note' ? 'note' : 'answer';
    const details = { message: written.id };
    await changeClaim(tx, held.claim, doer.actor, { action, details }, at, async (claim) => {
      if (kind === 'from-us') await mailNews(tx, parts, { claim, deal: held.deal }, 'message');
    });
    return 'done' as const;
  });

/** From the version that was read: whoever was quicker is not written over unseen. Every version stays. */
export const editNote = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, noteId }: { id: ClaimId; noteId: string },
  { version, text }: { version: number; text: string },
  doer: DeskDoer,
) =>
  db.transaction(async (tx) => {
    const held = await holdDeskClaim(tx, id, doer);
    const isItsText = or(eq(claimMessages.id, noteId), eq(claimMessages.noteId, noteId));
    const [latest] = await tx
      .select()
      .from(claimMessages)
      .where(and(isItsText, eq(claimMessages.claimId, id), eq(claimMessages.kind, 'note')))
      .orderBy(desc(claimMessages.version))
      .limit(1);
    // Only the first text of a note names it.
    if (!held || !latest || (latest.noteId ?? latest.id) !== noteId)
      return failure(generalErrors['not-found']);
    // Pressed twice, or both wrote the same.
    if (latest.text === text) return 'done' as const;
    if (latest.version !== version) return failure(noteErrors.NoteChanged);
    const at = clock();
    await tx.insert(claimMessages).values({
      key: randomUUID() as string as SubmissionKey,
      claimId: id,
      kind: 'note',
      noteId,
      version: version + 1,
      authorId: doer.id,
      authorName: doer.actor.name,
      text,
      at,
    });
    const details = { message: noteId, version: version + 1 };
    await changeClaim(tx, held.claim, doer.actor, { action: 'edit-note', details }, at);
    return 'done' as const;
  });

/** What is true of each state, and says nothing that is over. */
const newsNow: Readonly<Record<ClaimState, ClaimNews>> = {
  received: 'link',
  'papers-asked': 'papers',
  'with-insurer': 'with-insurer',
  accepted: 'accepted',
  paid: 'paid',
  refused: 'refused',
  closed: 'closed',
};

/** Where it stands, once more, with a link that works now: no new word, so that what was promised stays. */
export const mailClaimantAgain = (
  parts: ActingParts,
  id: ClaimId,
  { key }: { key: SubmissionKey },
  doer: DeskDoer,
) =>
  parts.db.transaction(async (tx) => {
    const held = await holdDeskClaim(tx, id, doer);
    if (!held?.claim.state) return failure(generalErrors['not-found']);
    if (await wasDone(tx, key)) return 'done' as const;
    if (held.deal.erasureAskedAt) return failure(claimErrors.ClaimMovedOn);
    const news = newsNow[held.claim.state];
    const change = { action: 'mail-again', key, details: { news } } as const;
    await changeClaim(tx, held.claim, doer.actor, change, parts.clock(), (claim) =>
      mailNews(tx, parts, { claim, deal: held.deal }, news),
    );
    return 'done' as const;
  });

/** What came was looked at: it is right, or it is still to be looked at. */
export const seePaper = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, paperId }: { id: ClaimId; paperId: ClaimPaperId },
  isRight: boolean,
  doer: DeskDoer,
) =>
  db.transaction(async (tx) => {
    const held = await holdDeskClaim(tx, id, doer);
    const isThis = and(eq(claimPapers.id, paperId), eq(claimPapers.claimId, id));
    const [paper] = await tx.select().from(claimPapers).where(isThis);
    if (!held || !paper) return failure(generalErrors['not-found']);
    const state = isRight ? ('seen' as const) : ('given' as const);
    if (paper.state === state) return 'done' as const;
    if (paper.state === 'asked') return failure(claimErrors.ClaimMovedOn);
    await tx.update(claimPapers).set({ state }).where(isThis);
    const [changed] = await tx
      .update(claims)
      .set({ version: sql`${claims.version} + 1` })
      .where(eq(claims.id, id))
      .returning({ version: claims.version });
    if (!changed) throw new Error('a claim is gone while held');
    await tellDesks(tx, { kind: 'claim', id, version: changed.version });
    const entry = { action: 'claim.paper-seen', subject: subjectOf(held.claim) } as const;
    await appendToLog(tx, doer.actor, { ...entry, details: { paper: paperId, isRight } }, clock());
    return 'done' as const;
  });

/** What is hidden until somebody presses «Mostra». */
export async function showClaimData(
  tx: Transaction,
  id: ClaimId,
  field: 'iban' | 'phone',
  reader: Pick<DeskDoer, 'role'>,
) {
  const found = await findDeskClaim(tx, id, reader);
  if (!found) return failure(generalErrors['not-found']);
  const { iban } = found.claim;
  const phone = found.deal.profile.phoneNumber;
  const value = field === 'iban' ? iban && formatIban(iban) : phone && formatPhone(phone);
  return value ? { value } : failure(generalErrors['not-found']);
}
