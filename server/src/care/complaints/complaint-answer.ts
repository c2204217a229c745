import { LETTER_END_STATES, lettersIn } from '@riparo/domain/care/complaints/letters.ts';
import type { ComplaintAction, ComplaintState } from '@riparo/domain/care/complaints/states.ts';
import type { ComplaintLine, DeskComplaint } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { ComplaintId, PersonId, RequestId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { claims } from '../claims/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { people } from '../../platform/customers/people-tables.ts';
import { titleOf } from '../requests/request-answer.ts';
import { FORGOTTEN_PERSON } from '../requests/forgotten-person.ts';
import { deskRequests } from '../requests/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { toDeskFile } from '../files/seen-files.ts';
import { filesOf } from '../files/stored-files.ts';
import { type CaseLine, historyOf, notesOf } from '../casework/history.ts';
import { complaintCase } from './change-complaint.ts';
import { bearerOf } from './bearer-of-complaint.ts';
import { claimAnswer, claimsOf } from './claims-of-complaint.ts';
import { dealAnswer, dealsOf } from './deals-of-complaint.ts';
import { type ComplaintRow, complaints } from './tables.ts';

const filePaths = filePathsOf('complaints');

/** A note is identified by the line of its first text. */
function notesIn(history: readonly CaseLine<ComplaintState, ComplaintAction>[]): DeskComplaint['notes'] {
  const first = new Map(
    history.flatMap(({ noteId, noteVersion, number }) => (noteVersion === 1 ? [[noteId, number]] : [])),
  );
  return notesOf(history).map((note) => ({ ...note, id: first.get(note.id) ?? 0 }));
}

type Found = {
  complaint: ComplaintRow;
  requestId: RequestId | null;
  assigneeId: StaffId | null;
  assigneeName: string | null;
};

/** Joins a complaint with its line in the queue. */
export const isRequestOf = and(
  eq(deskRequests.kind, 'complaint'),
  eq(deskRequests.sourceId, complaints.id),
) as SQL;

/** Complaints with their assignee from the queue. */
export const selectComplaints = (db: Database | Transaction) =>
  db
    .select({
      complaint: complaints,
      requestId: deskRequests.id,
      assigneeId: deskRequests.assigneeId,
      assigneeName: sql<string | null>`${staffMembers.firstName} || ' ' || ${staffMembers.lastName}`,
    })
    .from(complaints)
    .leftJoin(deskRequests, isRequestOf)
    .leftJoin(staffMembers, eq(staffMembers.id, deskRequests.assigneeId))
    .$dynamic();

/** An erased complainant is named only to staff who answer for the register. */
const isNamedTo = (role: Role, { erasureAskedAt }: ComplaintRow) =>
  erasureAskedAt === null || may(role, 'export-complaints');

export type Reader = { id: StaffId; role: Role };

/** The complaints that a colleague may read: the whole register, or those assigned to them. */
export const readableBy = ({ id, role }: Reader): SQL | undefined =>
  may(role, 'read-complaints') ? undefined : eq(deskRequests.assigneeId, id);

/** The same as `isToPost` in `tables.ts`. */
export const isLetterToPost = ({ email, endPostedOn, state }: ComplaintRow) =>
  email === null && endPostedOn === null && LETTER_END_STATES.some((each) => each === state);

export function toLine({ complaint, assigneeId, assigneeName }: Found, { role }: Reader): ComplaintLine {
  const { id, number, state, version, complainant, area, channel, product, receivedOn } = complaint;
  const { firstName, lastName } = isNamedTo(role, complaint) ? complaint : FORGOTTEN_PERSON;
  return {
    id,
    number,
    state,
    version,
    firstName,
    lastName,
    complainant,
    area,
    channel,
    product: product === null ? null : { key: product, title: titleOf(product) },
    receivedOn,
    dueBy: complaint.dueOn,
    isToPost: isLetterToPost(complaint),
    assignee: assigneeId && { id: assigneeId, name: assigneeName ?? '' },
    outcome: state === 'answered' ? complaint.answerOutcome : null,
    closingReason: complaint.closingReason,
    endedOn: complaint.endedAt && dayInRome(complaint.endedAt),
  };
}

/** Everything known about a complaint, as far as the reader may see it; null if they may not read it. */
export async function readComplaint(
  db: Database | Transaction,
  id: ComplaintId,
  reader: Reader,
): Promise<DeskComplaint | null> {
  const [found] = await selectComplaints(db).where(and(eq(complaints.id, id), readableBy(reader)));
  if (!found || !isNamedTo(reader.role, found.complaint)) return null;
  const { complaint, requestId, assigneeId } = found;
  const history = await historyOf(db, complaintCase, [id]);
  const isMailboxProved = complaint.mailboxProvedAt !== null;
  const theirs = isMailboxProved ? await dealsOf(db, complaint) : [];
  const deal =
    theirs.find(({ uuid }) => uuid === complaint.dealUuid) ??
    (complaint.dealUuid
      ? (await db.select().from(deals).where(eq(deals.uuid, complaint.dealUuid)))[0]
      : undefined);
  // A complainant without an e-mail is identified by the deal the complaint is about.
  const key = complaint.emailKey ?? deal?.emailKey;
  const [person] = key ? await db.select({ id: people.id }).from(people).where(eq(people.emailKey, key)) : [];
  const theirClaims = isMailboxProved ? (await claimsOf(db, complaint)).map(claimAnswer) : [];
  const claim =
    theirClaims.find((each) => each.id === complaint.claimId) ??
    (complaint.claimId
      ? (await db.select().from(claims).where(eq(claims.id, complaint.claimId))).map(claimAnswer)[0]
      : undefined);
  const { phone } = complaint;
  const isPhoneMasked = phone !== null && assigneeId !== reader.id;
  return {
    ...toLine(found, reader),
    requestId,
    personId: (person?.id ?? null) as PersonId | null,
    email: complaint.email,
    postalAddress: complaint.postalAddress,
    letters:
      complaint.email === null
        ? lettersIn(complaint.state).map((kind) => ({
            kind,
            postedOn: kind === 'receipt' ? complaint.receiptPostedOn : complaint.endPostedOn,
          }))
        : [],
    bearer: bearerOf(complaint),
    isMailboxProved,
    phone: isPhoneMasked ? maskPhone(phone) : phone,
    isPhoneMasked,
    onBehalfOf: complaint.onBehalfOf,
    reference: complaint.reference,
    story: complaint.story,
    wish: complaint.wish,
    deal: deal ? dealAnswer(deal) : null,
    theirDeals: theirs.map(dealAnswer),
    claim: claim ?? null,
    theirClaims,
    files: (await filesOf(db, [id])).map((file) => toDeskFile(file, filePaths, id, reader.role)),
    answer: {
      text: complaint.answerText,
      outcome: complaint.answerOutcome,
      version: complaint.answerVersion,
      savedBy: complaint.answerSavedBy,
      sentAt: complaint.state === 'answered' ? (complaint.endedAt?.toISOString() ?? null) : null,
    },
    closingWords: complaint.closingWords,
    notes: notesIn(history),
    history: history.map(({ number, at, actorName, action, details, note }) => ({
      number,
      at: at.toISOString(),
      actor: actorName,
      action,
      details,
      note,
    })),
  };
}
