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
import { complaintCase, type ComplaintParts, withHeldComplaint } from './change-complaint.ts';
import { closingTold } from './closing-told.ts';
import { readComplaint } from './complaint-answer.ts';
import { findOwnClaim } from './claims-of-complaint.ts';
import { complaintLink } from './complaint-token.ts';
import { findOwnDeal } from './deals-of-complaint.ts';
import { receiptMail } from './open-complaint.ts';
import type { ComplaintRow } from './tables.ts';

async function asSeen(tx: Transaction, id: ComplaintId, doer: StaffActor): Promise<DeskComplaint> {
  const seen = await readComplaint(tx, id, doer);
  if (!seen) throw new Error('a complaint is gone while held');
  return seen;
}

/** Changes a complaint at the desk and returns it as the colleague then sees it. */
const changeAtDesk = <Decided extends Decision<ComplaintRow> | Failure = Decision<ComplaintRow>>(
  tx: Transaction,
  held: ComplaintRow,
  doer: StaffActor,
  act: Omit<CaseAct<ComplaintRow, ComplaintAction, Decided>, 'actor'>,
) => changeCase(tx, complaintCase, held, { ...act, actor: doer.actor }, ({ id }) => asSeen(tx, id, doer));

/**
 * Can also be taken from a colleague; it is then already in progress, and only the assignee in the queue
 * changes.
 */
export const takeComplaint = (parts: ComplaintParts, id: ComplaintId, doer: StaffActor) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (!isOpenComplaint(held.state)) return failure(complaintErrors.ComplaintMovedOn);
    const request = await lockInQueue(tx, { kind: 'complaint', sourceId: id });
    const hasIt = request?.assigneeId === doer.id;
    // A repeated click.
    if (held.state === 'in-progress' && hasIt) return asSeen(tx, id, doer);
    const takeInQueue = async () => {
      if (!request || hasIt || isClosed(request.state)) return;
      const action = request.state === 'taken' ? 'assign' : 'take';
      const changes = { assigneeId: doer.id, takenAt: now };
      await changeCase(
        tx,
        requestCase,
        request,
        { action, changes, actor: doer.actor, now },
        async () => null,
      );
    };
    if (held.state === 'received')
      return changeAtDesk(tx, held, doer, { action: 'take', now, effects: takeInQueue });
    await takeInQueue();
    const seen = await asSeen(tx, id, doer);
    await appendToLog(tx, doer.actor, { action: 'complaint.taken', subject: `complaint ${id}` }, now);
    return seen;
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

/**
 * Fields that no colleague has changed in the meantime are merged; the names of conflicting ones are
 * returned.
 */
export const classifyComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  written: Classification,
  doer: StaffActor,
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
    // A repeated click, or both wrote the same.
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
    const act = { action: 'classify', now, changes, details: { fields: differing } } as const;
    return neverRefused(complaintCase, changeAtDesk(tx, held, doer, act));
  });

export const noteOnComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key, text }: { key: SubmissionKey; text: string },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, (tx, held) =>
    neverRefused(
      complaintCase,
      changeAtDesk(tx, held, doer, { action: 'note', note: text, key, now: parts.clock() }),
    ),
  );

export const editComplaintNote = (
  parts: ComplaintParts,
  { id, noteId }: { id: ComplaintId; noteId: number },
  { version, text }: { version: number; text: string },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const lines = await historyOf(tx, complaintCase, [id]);
    const first = lines.find(({ number, action }) => number === noteId && action === 'note');
    if (!first?.noteId) return failure(generalErrors['not-found']);
    const note = { id: first.noteId, version, text };
    const act = {
      action: 'edit-note',
      details: { of: noteId },
      actor: doer.actor,
      now: parts.clock(),
    } as const;
    return neverRefused(
      complaintCase,
      editNote(tx, complaintCase, held, note, act, () => asSeen(tx, id, doer)),
    );
  });

/** Applies to the version that was read, so that a colleague's newer text is not overwritten unseen. */
export const saveAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version, text, outcome }: { version: number; text: string; outcome: ComplaintOutcome },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    if (isDamages(held.area)) return failure(complaintErrors.NotOursToAnswer);
    const isSame = held.answerText === text && held.answerOutcome === outcome;
    if (isSame && held.state === 'in-progress') return asSeen(tx, id, doer);
    if (held.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    return changeAtDesk(tx, held, doer, {
      action: 'draft',
      now: parts.clock(),
      changes: {
        answerText: text,
        answerOutcome: outcome,
        answerVersion: version + 1,
        answerSavedBy: doer.actor.name,
      },
      details: { version: version + 1, outcome },
    });
  });

/** Sends the saved answer, once; this ends the complaint. */
export const sendAnswer = (
  parts: ComplaintParts,
  id: ComplaintId,
  { version }: { version: number },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    // A repeated click.
    if (held.state === 'answered' && held.answerVersion === version) return asSeen(tx, id, doer);
    if (isDamages(held.area)) return failure(complaintErrors.NotOursToAnswer);
    if (!held.answerText || !held.answerOutcome) return failure(complaintErrors.AnswerMissing);
    if (held.answerVersion !== version) return failure(complaintErrors.ComplaintChanged);
    return changeAtDesk(tx, held, doer, {
      action: 'answer',
      now: parts.clock(),
      details: { version, outcome: held.answerOutcome },
      effects: (ended) => tellAnswer(tx, parts, ended),
    });
  });

const NOT_THE_DAY = 'Scegli il giorno della spedizione, non oltre oggi.';

/** Stores the day on which a letter was posted; calling again corrects the day. */
export const postLetter = (
  parts: ComplaintParts,
  id: ComplaintId,
  { kind, postedOn }: { kind: Letter; postedOn: IsoDate },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    const now = parts.clock();
    if (held.email !== null || !lettersIn(held.state).includes(kind))
      return failure(complaintErrors.NoLetter);
    const column = kind === 'receipt' ? 'receiptPostedOn' : 'endPostedOn';
    // A repeated click.
    if (held[column] === postedOn) return asSeen(tx, id, doer);
    const since = kind === 'end' && held.endedAt ? dayInRome(held.endedAt) : held.receivedOn;
    if (postedOn > dayInRome(now) || postedOn < since)
      return failure(generalErrors.validation, { postedOn: NOT_THE_DAY });
    const details = { letter: kind, postedOn };
    const changes = { [column]: postedOn };
    return changeAtDesk(tx, held, doer, { action: 'post', now, changes, details });
  });

export const withdrawComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { note }: { note: string },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    if (held.state === 'withdrawn') return asSeen(tx, id, doer);
    return changeAtDesk(tx, held, doer, {
      action: 'withdraw',
      note,
      now: parts.clock(),
      effects: (ended) => tellEnd(tx, parts, ended, WITHDRAWN),
    });
  });

export const closeComplaint = (
  parts: ComplaintParts,
  id: ComplaintId,
  { reason, words }: { reason: ClosingReason; words: string },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, async (tx, held) => {
    if (held.state === 'closed' && held.closingReason === reason) return asSeen(tx, id, doer);
    return changeAtDesk(tx, held, doer, {
      action: 'close',
      now: parts.clock(),
      changes: { closingReason: reason, closingWords: words },
      details: { reason },
      effects: (ended) => tellEnd(tx, parts, ended, { told: closingTold(ended), words }),
    });
  });

/** Mails the latest news again, with a working link: the receipt while it is open, then how it ended. */
export const mailComplainantAgain = (
  parts: ComplaintParts,
  id: ComplaintId,
  { key }: { key: SubmissionKey },
  doer: StaffActor,
) =>
  withHeldComplaint(parts, id, (tx, held) =>
    changeAtDesk(tx, held, doer, {
      action: 'mail-again',
      key,
      now: parts.clock(),
      async decide() {
        // A complainant who asked for erasure gets no mail.
        if (held.erasureAskedAt !== null) return failure(complaintErrors.ComplaintMovedOn);
        return held.email === null ? failure(complaintErrors.NoMailbox) : {};
      },
      effects: () => tellLastWord(tx, parts, held),
    }),
  );

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

/** Mails the answer; without an e-mail the desk prints the letter. */
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
    isDeletedOnceSent: complaint.erasureAskedAt !== null,
  });

/** After erasure the complaint has no page. */
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
    isDeletedOnceSent: complaint.erasureAskedAt !== null,
  });
