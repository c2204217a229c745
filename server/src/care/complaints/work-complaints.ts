import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dueBy } from '@riparo/domain/care/complaints/clock.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import {
  type ClosingReason,
  type Complainant,
  type ComplaintArea,
  type ComplaintOutcome,
  isDamages,
} from '@riparo/domain/care/complaints/register.ts';
import { type Letter, lettersIn } from '@riparo/domain/care/complaints/letters.ts';
import { type ComplaintAction, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { DeskComplaint } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { isClosed } from '@riparo/domain/care/requests/states.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ClaimId, ComplaintId, DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import type { CaseAct, Decision } from '../casework/case-kind.ts';
import { changeCase, editNote, neverRefused } from '../casework/change-case.ts';
import { historyOf } from '../casework/history.ts';
import { requestCase } from '../requests/change-request.ts';
import { lockInQueue } from '../requests/case-in-queue.ts';
import { complaintCase, type ComplaintParts, withLockedComplaint } from './change-complaint.ts';
import { closingText } from './closing-text.ts';
import { readComplaint } from './complaint-answer.ts';
import { findOwnClaim } from './claims-of-complaint.ts';
import { complaintLink } from './complaint-token.ts';
import { findOwnDeal } from './deals-of-complaint.ts';
import { receiptMail } from './open-complaint.ts';
import type { ComplaintRow } from './tables.ts';

async function readAfterChange(
  tx: Transaction,
  id: ComplaintId,
  staffActor: StaffActor,
): Promise<DeskComplaint> {
  const current = await readComplaint(tx, id, staffActor);
  if (!current) throw new Error('a complaint is gone while locked');
  return current;
}

/** Changes a complaint at the desk and returns it as the colleague then sees it. */
const changeAtDesk = <Decided extends Decision<ComplaintRow> | Failure = Decision<ComplaintRow>>(
  tx: Transaction,
  locked: ComplaintRow,
  staffActor: StaffActor,
  act: Omit<CaseAct<ComplaintRow, ComplaintAction, Decided>, 'actor'>,
) =>
  changeCase(tx, complaintCase, locked, { ...act, actor: staffActor.actor }, ({ id }) =>
    readAfterChange(tx, id, staffActor),
  );

/**
 * Can also be taken from a colleague; it is then already in progress, and only the assignee in the queue
 * changes.
 */
export const takeComplaint = (parts: ComplaintParts, id: ComplaintId, staffActor: StaffActor) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    const now = parts.clock();
    if (!isOpenComplaint(locked.state)) return failure(complaintErrors.ComplaintMovedOn);
    const request = await lockInQueue(tx, { kind: 'complaint', sourceId: id });
    const isAssignee = request?.assigneeId === staffActor.id;
    // A repeated click.
    if (locked.state === 'in-progress' && isAssignee) return readAfterChange(tx, id, staffActor);
    const takeInQueue = async () => {
      if (!request || isAssignee || isClosed(request.state)) return;
      const action = request.state === 'taken' ? 'assign' : 'take';
      const changes = { assigneeId: staffActor.id, takenAt: now };
      await changeCase(
        tx,
        requestCase,
        request,
        { action, changes, actor: staffActor.actor, now },
        async () => null,
      );
    };
    if (locked.state === 'received')
      return changeAtDesk(tx, locked, staffActor, { action: 'take', now, effects: takeInQueue });
    await takeInQueue();
    const current = await readAfterChange(tx, id, staffActor);
    await appendToLog(tx, staffActor.actor, { action: 'complaint.taken', subject: `complaint ${id}` }, now);
    return current;
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
const FIELD_CONFLICT = 'Qualcun altro ha appena modificato questa voce.';

/**
 * Fields that no colleague has changed in the meantime are merged; the names of conflicting ones are
 * returned.
 */
export const classifyComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  written: Classification,
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    const now = parts.clock();
    const differing = FIELDS.filter((field) => written[field] && written[field].to !== locked[field]);
    const collisions = differing.filter((field) => written[field]?.from !== locked[field]);
    if (collisions.length > 0)
      return failure(
        complaintErrors.ComplaintChanged,
        Object.fromEntries(collisions.map((field) => [field, FIELD_CONFLICT])),
      );
    // A repeated click, or both wrote the same.
    if (differing.length === 0) return readAfterChange(tx, id, staffActor);
    const product = written.product?.to;
    if (product && !findSoldProduct(product))
      return failure(generalErrors.validation, { product: 'Scegli un prodotto dell’elenco.' });
    const isLinked = [written.dealUuid, written.claimId].some((change) => change?.to);
    if (isLinked && !locked.mailboxProvedAt) return failure(complaintErrors.MailboxNotProved);
    const uuid = written.dealUuid?.to;
    if (uuid && !(await findOwnDeal(tx, locked, uuid)))
      return failure(generalErrors.validation, { dealUuid: 'Scegli una pratica della stessa persona.' });
    const claimId = differing.includes('claimId') ? written.claimId?.to : undefined;
    const claim = claimId ? await findOwnClaim(tx, locked, claimId) : undefined;
    if (claim === null)
      return failure(generalErrors.validation, { claimId: 'Scegli un sinistro della stessa persona.' });
    const changes = {
      ...Object.fromEntries(differing.map((field) => [field, written[field]?.to])),
      ...(claim && { dealUuid: claim.dealUuid }),
      dueOn: dueBy({ area: written.area?.to ?? locked.area, receivedOn: locked.receivedOn }),
    };
    const act = { action: 'classify', now, changes, details: { fields: differing } } as const;
    return neverRefused(complaintCase, changeAtDesk(tx, locked, staffActor, act));
  });

export const noteOnComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key, text }: { key: SubmissionKey; text: string },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, (tx, locked) =>
    neverRefused(
      complaintCase,
      changeAtDesk(tx, locked, staffActor, { action: 'note', note: text, key, now: parts.clock() }),
    ),
  );

export const editComplaintNote = (
  parts: ComplaintParts,
  { id, noteId }: { id: ComplaintId; noteId: number },
  { version, text }: { version: number; text: string },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    const lines = await historyOf(tx, complaintCase, [id]);
    const first = lines.find(({ number, action }) => number === noteId && action === 'note');
    if (!first?.noteId) return failure(generalErrors['not-found']);
    const note = { id: first.noteId, version, text };
    const act = {
      action: 'edit-note',
      details: { of: noteId },
      actor: staffActor.actor,
      now: parts.clock(),
    } as const;
    return neverRefused(
      complaintCase,
      editNote(tx, complaintCase, locked, note, act, () => readAfterChange(tx, id, staffActor)),
    );
  });

/** Applies to the version that was read, so that a colleague's newer text is not overwritten unseen. */
export const saveAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version, text, outcome }: { version: number; text: string; outcome: ComplaintOutcome },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    if (isDamages(locked.area)) return failure(complaintErrors.NotOursToAnswer);
    const isSame = locked.answerText === text && locked.answerOutcome === outcome;
    if (isSame && locked.state === 'in-progress') return readAfterChange(tx, id, staffActor);
    if (locked.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    return changeAtDesk(tx, locked, staffActor, {
      action: 'draft',
      now: parts.clock(),
      changes: {
        answerText: text,
        answerOutcome: outcome,
        answerVersion: version + 1,
        answerSavedBy: staffActor.actor.name,
      },
      details: { version: version + 1, outcome },
    });
  });

/** Sends the saved answer, once; this ends the complaint. */
export const sendAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version }: { version: number },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    // A repeated click.
    if (locked.state === 'answered' && locked.answerVersion === version)
      return readAfterChange(tx, id, staffActor);
    if (isDamages(locked.area)) return failure(complaintErrors.NotOursToAnswer);
    if (!locked.answerText || !locked.answerOutcome) return failure(complaintErrors.AnswerMissing);
    if (locked.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    return changeAtDesk(tx, locked, staffActor, {
      action: 'answer',
      now: parts.clock(),
      details: { version, outcome: locked.answerOutcome },
      effects: (ended) => mailAnswer(tx, parts, ended),
    });
  });

const INVALID_POSTING_DAY = 'Scegli il giorno della spedizione, non oltre oggi.';

/** Stores the day on which a letter was posted; calling again corrects the day. */
export const postLetter = (
  parts: ComplaintParts,
  id: ComplaintId,
  { kind, postedOn }: { kind: Letter; postedOn: IsoDate },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    const now = parts.clock();
    if (locked.email !== null || !lettersIn(locked.state).includes(kind))
      return failure(complaintErrors.NoLetter);
    const column = kind === 'receipt' ? 'receiptPostedOn' : 'endPostedOn';
    // A repeated click.
    if (locked[column] === postedOn) return readAfterChange(tx, id, staffActor);
    const since = kind === 'end' && locked.endedAt ? dayInRome(locked.endedAt) : locked.receivedOn;
    if (postedOn > dayInRome(now) || postedOn < since)
      return failure(generalErrors.validation, { postedOn: INVALID_POSTING_DAY });
    const details = { letter: kind, postedOn };
    const changes = { [column]: postedOn };
    return changeAtDesk(tx, locked, staffActor, { action: 'post', now, changes, details });
  });

export const withdrawComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { note }: { note: string },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    if (locked.state === 'withdrawn') return readAfterChange(tx, id, staffActor);
    return changeAtDesk(tx, locked, staffActor, {
      action: 'withdraw',
      note,
      now: parts.clock(),
      effects: (ended) => mailEnd(tx, parts, ended, WITHDRAWN),
    });
  });

export const closeComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { reason, words }: { reason: ClosingReason; words: string },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, async (tx, locked) => {
    if (locked.state === 'closed' && locked.closingReason === reason)
      return readAfterChange(tx, id, staffActor);
    return changeAtDesk(tx, locked, staffActor, {
      action: 'close',
      now: parts.clock(),
      changes: { closingReason: reason, closingWords: words },
      details: { reason },
      effects: (ended) => mailEnd(tx, parts, ended, { told: closingText(ended), words }),
    });
  });

/** Mails the latest news again, with a working link: the receipt while it is open, then how it ended. */
export const mailComplainantAgain = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key }: { key: SubmissionKey },
  staffActor: StaffActor,
) =>
  withLockedComplaint(parts, id, (tx, locked) =>
    changeAtDesk(tx, locked, staffActor, {
      action: 'mail-again',
      key,
      now: parts.clock(),
      async decide() {
        // A complainant who asked for erasure gets no mail.
        if (locked.erasureAskedAt !== null) return failure(complaintErrors.ComplaintMovedOn);
        return locked.email === null ? failure(complaintErrors.NoMailbox) : {};
      },
      effects: () => mailLatest(tx, parts, locked),
    }),
  );

async function mailLatest(tx: Transaction, parts: ComplaintParts, complaint: ComplaintRow): Promise<unknown> {
  const { state, closingReason, closingWords } = complaint;
  if (state === 'answered') return mailAnswer(tx, parts, complaint);
  if (state === 'withdrawn') return mailEnd(tx, parts, complaint, WITHDRAWN);
  if (state === 'closed' && closingReason)
    return mailEnd(tx, parts, complaint, {
      told: closingText(complaint),
      words: closingWords ?? '',
    });
  const receipt = receiptMail(parts, complaint, 'contract');
  return receipt && parts.sendMailLater(tx, receipt);
}

const WITHDRAWN = {
  told: 'Ci hai detto che lo ritiri: non c’è altro da fare, e puoi presentarne un altro quando vuoi.',
  words: '',
};

/** Mails the answer; without an e-mail the desk prints the letter. */
const mailAnswer = async (tx: Transaction, parts: ComplaintParts, complaint: ComplaintRow) =>
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
    isDeletedOnceSent: complaint.erasureAskedAt !== null,
  });

/** After erasure the complaint has no page. */
const linkOf = (
  { keyedHash }: Pick<ComplaintParts, 'keyedHash'>,
  { id, email, erasureAskedAt }: ComplaintRow,
) => (erasureAskedAt === null && email !== null ? complaintLink(keyedHash, { id, email }) : null);

const mailEnd = async (
  tx: Transaction,
  parts: ComplaintParts,
  complaint: ComplaintRow,
  texts: { told: string; words: string },
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
      ...texts,
    },
    isDeletedOnceSent: complaint.erasureAskedAt !== null,
  });
