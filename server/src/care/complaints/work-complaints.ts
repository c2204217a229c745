import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dueBy, dueDeadline } from '@riparo/domain/care/complaints/clock.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import {
  type ClosingReason,
  type Complainant,
  type ComplaintArea,
  type ComplaintOutcome,
  isDamages,
} from '@riparo/domain/care/complaints/register.ts';
import { type Letter, lettersIn } from '@riparo/domain/care/complaints/letters.ts';
import { isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { DeskComplaint } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { noteErrors } from '@riparo/domain/care/notes/errors.ts';
import { isClosed } from '@riparo/domain/care/requests/states.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ClaimId, ComplaintId, DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { changeCase } from '../casework/change-case.ts';
import { requestCase } from '../requests/change-request.ts';
import {
  concludeRequest,
  holdRequestOf,
  promiseAgain,
  type WithOwnPage,
} from '../requests/own-page-requests.ts';
import { changeComplaint, type ComplaintParts, withHeldComplaint } from './change-complaint.ts';
import { closingTold } from './closing-told.ts';
import { readComplaint } from './complaint-answer.ts';
import { findOwnClaim } from './claims-of-complaint.ts';
import { complaintLink } from './complaint-token.ts';
import { findOwnDeal } from './deals-of-complaint.ts';
import { dropRequestOf } from './forget-complaints.ts';
import { receiptMail } from './open-complaint.ts';
import { complaintHistory, type ComplaintRow } from './tables.ts';

const requestOf = ({ id }: Pick<ComplaintRow, 'id'>): WithOwnPage => ({ kind: 'complaint', sourceId: id });

/** What came of it, to whoever did it; the log is the last that is written. */
async function answered(
  tx: Transaction,
  { id }: Pick<ComplaintRow, 'id'>,
  doer: DeskDoer,
  entry: { action: LogAction; details?: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<DeskComplaint> {
  const seen = await asSeen(tx, id, doer);
  await appendToLog(tx, doer.actor, { ...entry, subject: `complaint ${id}` }, now);
  return seen;
}

async function asSeen(tx: Transaction, id: ComplaintId, doer: DeskDoer): Promise<DeskComplaint> {
  const seen = await readComplaint(tx, id, doer);
  if (!seen) throw new Error('a complaint is gone while held');
  return seen;
}

/** Whoever takes one has it in the queue too, also from a colleague. */
export const takeComplaint = (parts: ComplaintParts, id: ComplaintId, doer: DeskDoer) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (!isOpenComplaint(held.state)) return failure(complaintErrors.ComplaintMovedOn);
    const request = await holdRequestOf(tx, requestOf(held));
    const hasIt = request?.assigneeId === doer.id;
    // Pressed twice.
    if (held.state === 'in-progress' && hasIt) return asSeen(tx, id, doer);
    if (held.state === 'received') {
      const taken = await changeComplaint(tx, held, doer.actor, { action: 'take' }, now);
      if (taken instanceof Failure) return taken;
    }
    if (request && !hasIt && !isClosed(request.state)) {
      const action = request.state === 'taken' ? 'assign' : 'take';
      const changes = { assigneeId: doer.id, takenAt: now };
      await changeCase(
        tx,
        requestCase,
        request,
        { action, changes, actor: doer.actor, now },
        async () => null,
      );
    }
    return answered(tx, held, doer, { action: 'complaint.taken' }, now);
  });

type FieldChange<T> = { from: T; to: T } | undefined;

export type Classification = {
  complainant?: FieldChange<Complainant>;
  area?: FieldChange<ComplaintArea>;
  product?: FieldChange<string | null>;
  dealUuid?: FieldChange<DealUuid | null>;
  claimId?: FieldChange<ClaimId | null>;
};

const FIELDS = ['complainant', 'area', 'product', 'dealUuid', 'claimId'] as const;
const CHANGED_MEANWHILE = 'Qualcun altro ha appena modificato questa voce.';

/** Fields that nobody else has changed meanwhile are merged; of those that collide the names are told. */
export const classifyComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  written: Classification,
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    const differing = FIELDS.filter((field) => written[field] && written[field].to !== held[field]);
    const collisions = differing.filter((field) => written[field]?.from !== held[field]);
    if (collisions.length > 0)
      return failure(
        complaintErrors.ComplaintChanged,
        Object.fromEntries(collisions.map((field) => [field, CHANGED_MEANWHILE])),
      );
    // Pressed twice, or both wrote the same.
    if (differing.length === 0) return asSeen(tx, id, doer);
    const product = written.product?.to;
    if (product && !findSoldProduct(product))
      return failure(generalErrors.validation, { product: 'Scegli un prodotto dell’elenco.' });
    const isTied = [written.dealUuid, written.claimId].some((change) => change?.to);
    if (isTied && !held.mailboxProvedAt) return failure(complaintErrors.MailboxNotProved);
    const uuid = written.dealUuid?.to;
    if (uuid && !(await findOwnDeal(tx, held, uuid)))
      return failure(generalErrors.validation, { dealUuid: 'Scegli una pratica della stessa persona.' });
    const claimId = differing.includes('claimId') ? written.claimId?.to : undefined;
    const claim = claimId ? await findOwnClaim(tx, held, claimId) : undefined;
    if (claim === null)
      return failure(generalErrors.validation, { claimId: 'Scegli un sinistro della stessa persona.' });
    const changes = {
      ...Object.fromEntries(differing.map((field) => [field, written[field]?.to])),
      ...(claim && { dealUuid: claim.dealUuid }),
      dueOn: dueBy({ area: written.area?.to ?? held.area, receivedOn: held.receivedOn }),
    };
    const details = { fields: differing };
    const change = { action: 'classify', changes, details } as const;
    const changed = await changeComplaint(tx, held, doer.actor, change, now);
    // Another area may have another last day: the queue goes by it.
    if (!(changed instanceof Failure) && isOpenComplaint(held.state) && changed.dueOn !== held.dueOn)
      await promiseAgain(tx, requestOf(held), dueDeadline(changed), doer.actor, now);
    return answered(tx, held, doer, { action: 'complaint.classified', details }, now);
  });

export const noteOnComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key, text }: { key: SubmissionKey; text: string },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    const [twice] = await tx.select().from(complaintHistory).where(eq(complaintHistory.key, key));
    if (twice) return asSeen(tx, id, doer);
    await changeComplaint(tx, held, doer.actor, { action: 'note', note: text, key }, now);
    return answered(tx, held, doer, { action: 'complaint.note' }, now);
  });

/** From the version that was read. Every text stays in the history. */
export const editComplaintNote = (
  parts: ComplaintParts,
  { id, noteId }: { id: ComplaintId; noteId: number },
  { version, text }: { version: number; text: string },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    const note = (await asSeen(tx, id, doer)).notes.find((each) => each.id === noteId);
    if (!note) return failure(generalErrors['not-found']);
    // Pressed twice, or both wrote the same.
    if (note.text === text) return asSeen(tx, id, doer);
    if (note.version !== version) return failure(noteErrors.NoteChanged);
    const change = { action: 'edit-note', note: text, details: { of: noteId } } as const;
    await changeComplaint(tx, held, doer.actor, change, now);
    return answered(tx, held, doer, { action: 'complaint.note-edited', details: { note: noteId } }, now);
  });

/** Over the version that was read: whoever was quicker is not written over unseen. */
export const saveAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version, text, outcome }: { version: number; text: string; outcome: ComplaintOutcome },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (isDamages(held.area)) return failure(complaintErrors.NotOursToAnswer);
    const isSame = held.answerText === text && held.answerOutcome === outcome;
    if (isSame && held.state === 'in-progress') return asSeen(tx, id, doer);
    if (held.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    const saved = await changeComplaint(
      tx,
      held,
      doer.actor,
      {
        action: 'draft',
        changes: {
          answerText: text,
          answerOutcome: outcome,
          answerVersion: version + 1,
          answerSavedBy: doer.actor.name,
        },
        details: { version: version + 1, outcome },
      },
      now,
    );
    if (saved instanceof Failure) return saved;
    return answered(
      tx,
      held,
      doer,
      { action: 'complaint.answer-saved', details: { version: version + 1 } },
      now,
    );
  });

/** What was saved leaves, once; the complaint is over with it. */
export const sendAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version }: { version: number },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    // Pressed twice.
    if (held.state === 'answered' && held.answerVersion === version) return asSeen(tx, id, doer);
    if (isDamages(held.area)) return failure(complaintErrors.NotOursToAnswer);
    if (!held.answerText || !held.answerOutcome) return failure(complaintErrors.AnswerMissing);
    if (held.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    const details = { version, outcome: held.answerOutcome };
    const ended = await changeComplaint(tx, held, doer.actor, { action: 'answer', details }, now);
    if (ended instanceof Failure) return ended;
    await tellAnswer(tx, parts, ended);
    await endRequest(tx, ended, doer.actor, now);
    return answered(tx, held, doer, { action: 'complaint.answered', details }, now);
  });

const NOT_THE_DAY = 'Scegli il giorno della spedizione, non oltre oggi.';

/** The day on which a letter was posted; said again it corrects the day. */
export const postLetter = (
  parts: ComplaintParts,
  id: ComplaintId,
  { kind, postedOn }: { kind: Letter; postedOn: IsoDate },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (held.email !== null || !lettersIn(held.state).includes(kind))
      return failure(complaintErrors.NoLetter);
    const column = kind === 'receipt' ? 'receiptPostedOn' : 'endPostedOn';
    // Pressed twice.
    if (held[column] === postedOn) return asSeen(tx, id, doer);
    const since = kind === 'end' && held.endedAt ? dayInRome(held.endedAt) : held.receivedOn;
    if (postedOn > dayInRome(now) || postedOn < since)
      return failure(generalErrors.validation, { postedOn: NOT_THE_DAY });
    const details = { letter: kind, postedOn };
    const changes = { [column]: postedOn };
    const posted = await changeComplaint(tx, held, doer.actor, { action: 'post', changes, details }, now);
    if (posted instanceof Failure) return posted;
    return answered(tx, held, doer, { action: 'complaint.letter-posted', details }, now);
  });

export const withdrawComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { note }: { note: string },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (held.state === 'withdrawn') return asSeen(tx, id, doer);
    const ended = await changeComplaint(tx, held, doer.actor, { action: 'withdraw', note }, now);
    if (ended instanceof Failure) return ended;
    await tellEnd(tx, parts, ended, WITHDRAWN);
    await endRequest(tx, ended, doer.actor, now);
    return answered(tx, held, doer, { action: 'complaint.withdrawn' }, now);
  });

export const closeComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { reason, words }: { reason: ClosingReason; words: string },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (held.state === 'closed' && held.closingReason === reason) return asSeen(tx, id, doer);
    const changes = { closingReason: reason, closingWords: words };
    const change = { action: 'close', changes, details: { reason } } as const;
    const ended = await changeComplaint(tx, held, doer.actor, change, now);
    if (ended instanceof Failure) return ended;
    await tellEnd(tx, parts, ended, { told: closingTold(ended), words });
    await endRequest(tx, ended, doer.actor, now);
    return answered(tx, held, doer, { action: 'complaint.closed', details: { reason } }, now);
  });

/** What they were told last, with a link that works now: the receipt while it is open, then how it ended. */
export const mailComplainantAgain = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key }: { key: SubmissionKey },
  doer: DeskDoer,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    const [twice] = await tx.select().from(complaintHistory).where(eq(complaintHistory.key, key));
    if (twice) return asSeen(tx, id, doer);
    // Nobody writes to somebody who asked to be forgotten.
    if (held.erasureAskedAt !== null) return failure(complaintErrors.ComplaintMovedOn);
    if (held.email === null) return failure(complaintErrors.NoMailbox);
    await changeComplaint(tx, held, doer.actor, { action: 'mail-again', key }, now);
    await tellLastWord(tx, parts, held);
    return answered(tx, held, doer, { action: 'complaint.mail-sent' }, now);
  });

async function tellLastWord(
  tx: Transaction,
  parts: ComplaintParts,
  complaint: ComplaintRow,
): Promise<unknown> {
  const { state, closingReason, closingWords } = complaint;
  if (state === 'answered') return tellAnswer(tx, parts, complaint);
  if (state === 'withdrawn') return tellEnd(tx, parts, complaint, WITHDRAWN);
  if (state === 'closed' && closingReason)
    return tellEnd(tx, parts, complaint, {
      told: closingTold(complaint),
      words: closingWords ?? '',
    });
  const receipt = receiptMail(parts, complaint, 'contract');
  return receipt && parts.sendMailLater(tx, receipt);
}

const WITHDRAWN = {
  told: 'Ci hai detto che lo ritiri: non c’è altro da fare, e puoi presentarne un altro quando vuoi.',
  words: '',
};

/** To their mailbox; who left none gets the letter that the desk prints. */
const tellAnswer = async (tx: Transaction, parts: ComplaintParts, complaint: ComplaintRow) =>
  complaint.email !== null &&
  parts.sendMailLater(tx, {
    to: complaint.email,
    template: 'complaint-answered',
    data: {
      firstName: complaint.firstName,
      number: complaint.number,
      complaintId: complaint.id,
      path: linkOf(parts, complaint),
    },
    isForgottenOnceSent: complaint.erasureAskedAt !== null,
  });

/** Whoever asked to be forgotten has no page any more. */
const linkOf = (
  { keyedHash }: Pick<ComplaintParts, 'keyedHash'>,
  { id, email, erasureAskedAt }: ComplaintRow,
) => (erasureAskedAt === null && email !== null ? complaintLink(keyedHash, { id, email }) : null);

const tellEnd = async (
  tx: Transaction,
  parts: ComplaintParts,
  complaint: ComplaintRow,
  said: { told: string; words: string },
) =>
  complaint.email !== null &&
  parts.sendMailLater(tx, {
    to: complaint.email,
    template: 'complaint-closed',
    data: {
      firstName: complaint.firstName,
      number: complaint.number,
      path: linkOf(parts, complaint),
      isDamages: isDamages(complaint.area),
      ...said,
    },
    isForgottenOnceSent: complaint.erasureAskedAt !== null,
  });

async function endRequest(tx: Transaction, complaint: ComplaintRow, actor: Actor, now: Date): Promise<void> {
  if (complaint.erasureAskedAt !== null) await dropRequestOf(tx, complaint.id);
  else await concludeRequest(tx, requestOf(complaint), actor, now);
}
