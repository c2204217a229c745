import { randomUUIDv7 } from 'node:crypto';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { dueBy, dueDeadline } from '@riparo/domain/care/complaints/clock.ts';
import { isForRiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import { complaintNumber } from '@riparo/domain/care/complaints/number.ts';
import {
  type Complainant,
  type ComplaintArea,
  complaintAreaNames,
  type ComplaintChannel,
  isDamages,
} from '@riparo/domain/care/complaints/register.ts';
import { whoAnswers, whoAnswersInWords } from '@riparo/domain/care/complaints/who-answers.ts';
import { type IsoDate, writtenDate, yearOf } from '@riparo/domain/platform/values/calendar.ts';
import type { ComplaintId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Actor } from '../../desk/log/append.ts';
import type { MailClass } from '../../platform/mail/mail-budget.ts';
import type { MailToSend } from '../../platform/mail/mailing.ts';
import { mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { NO_MAILBOX } from '../requests/forgotten-person.ts';
import { openRequest } from '../requests/open-request.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { openCase } from '../casework/change-case.ts';
import { complaintCase, type ComplaintParts, lockComplaint } from './change-complaint.ts';
import { bearerOf } from './bearer-of-complaint.ts';
import { findComplaintClaim } from './claims-of-complaint.ts';
import { complaintLink } from './complaint-token.ts';
import { findComplaintDeal } from './deals-of-complaint.ts';
import { type ComplaintRow, complaints, complaintSerials } from './tables.ts';

export type NewComplaint = {
  submissionKey: SubmissionKey;
  channel: ComplaintChannel;
  receivedOn: IsoDate;
  complainant: Complainant;
  onBehalfOf: string | null;
  area: ComplaintArea;
  reference: string | null;
  story: string;
  wish: string;
  firstName: string;
  lastName: string;
  /** Null if none was given; then there is a postal address. */
  email: string | null;
  postalAddress: string | null;
  /**
   * Null while the mailbox may be another person's: then the complaint is linked to nothing its owner has.
   */
  mailboxProvedAt: Date | null;
  phone: string | null;
};

type OpeningContext = {
  actor: Actor;
  now: Date;
  /** The signed-in account, if any; on the site only. */
  account?: Account | null;
  /** Further writes of the desk in the same transaction. */
  alsoWrite?: (tx: Transaction, complaint: ComplaintRow) => Promise<void>;
};

type OpenedComplaint = { complaint: ComplaintRow; isMailWithheld?: true };

/**
 * The only place that adds complaints to the register; a repeated key returns the complaint that is already
 * there.
 */
export async function openComplaint(
  parts: ComplaintParts & Pick<Dependencies, 'limiter'>,
  given: NewComplaint,
  { actor, now, account = null, alsoWrite }: OpeningContext,
): Promise<OpenedComplaint> {
  // Registered by staff for a complainant who wrote a letter: their receipt must not be withheld.
  const isByStaff = given.channel !== 'site';
  const { email: mailbox } = given;
  const isMailed =
    mailbox !== null &&
    (isByStaff || (await mayMailFor(parts.limiter, 'contact', { email: mailbox, account })));
  return parts.db.transaction(async (tx) => {
    // A second request with the same key waits here and finds the first complaint.
    const name = `complaint ${given.submissionKey}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const [earlier] = await tx
      .select()
      .from(complaints)
      .where(eq(complaints.submissionKey, given.submissionKey));
    if (earlier) return { complaint: earlier };
    const number = await nextNumber(tx, yearOf(given.receivedOn));
    const linkedTo = given.mailboxProvedAt ? await findSubject(tx, given) : NO_SUBJECT;
    const [complaint] = await tx
      .insert(complaints)
      .values({
        ...given,
        id: randomUUIDv7() as ComplaintId,
        number,
        state: 'received',
        emailKey: given.email === null ? null : emailKey(given.email),
        ...linkedTo,
        dueOn: dueBy(given),
        createdAt: now,
      })
      .returning();
    if (!complaint) throw new Error('a complaint was not stored');
    const { id, firstName, lastName, email, phone, product, channel } = complaint;
    await openRequest(
      tx,
      {
        kind: 'complaint',
        sourceId: id,
        firstName,
        lastName,
        email: email ?? NO_MAILBOX,
        phone,
        product,
        deadline: dueDeadline(complaint),
      },
      now,
    );
    const receipt = isMailed ? receiptMail(parts, complaint, isByStaff ? 'contract' : 'stranger') : null;
    const toDesk: MailToSend = {
      to: parts.config.deskEmail,
      template: 'complaint-for-desk',
      data: {
        number,
        answerBy: writtenDate(complaint.dueOn),
        isForwarded: isForRiskBearer(complaint.area),
        isDamages: isDamages(complaint.area),
        complaintId: id,
        area: complaintAreaNames[complaint.area],
      },
    };
    const mailed = await parts.sendMailLater(tx, toDesk, ...(receipt ? [receipt] : []));
    await openCase(tx, complaintCase, complaint, {
      action: channel === 'site' ? 'receive' : 'register',
      details: { channel },
      actor,
      now,
      effects: async () => alsoWrite?.(tx, complaint),
    });
    return { complaint, ...withheldMail({ isMailed: isMailed && mailed.isMailed }) };
  });
}

const NO_SUBJECT = { product: null, dealUuid: null, claimId: null };

/** The purchase and the claim of the mailbox's owner that a complaint is about. */
async function findSubject(
  tx: Transaction,
  given: Pick<ComplaintRow, 'email' | 'firstName' | 'lastName' | 'area' | 'reference'>,
): Promise<Pick<ComplaintRow, 'product' | 'dealUuid' | 'claimId'>> {
  const claim = await findComplaintClaim(tx, given);
  const deal = await findComplaintDeal(tx, given, claim);
  return { product: deal?.productKey ?? null, dealUuid: deal?.uuid ?? null, claimId: claim?.id ?? null };
}

/**
 * Called when the mailed link was opened: links the complaint to its owner's purchase and claim, keeping a
 * product already chosen by the desk.
 */
export const proveMailbox = ({ db, clock }: Pick<ComplaintParts, 'db' | 'clock'>, id: ComplaintId) =>
  db.transaction(async (tx) => {
    const locked = await lockComplaint(tx, id);
    if (!locked || locked.mailboxProvedAt) return;
    const subject = await findSubject(tx, locked);
    const { product } = locked;
    await tx
      .update(complaints)
      .set({
        ...subject,
        product: product ?? subject.product,
        mailboxProvedAt: clock(),
        version: sql`${complaints.version} + 1`,
      })
      .where(eq(complaints.id, id));
    await notifyDesks(tx, { kind: 'complaint', id, version: locked.version + 1 });
  });

export const receiptMail = (
  { keyedHash }: Pick<ComplaintParts, 'keyedHash'>,
  complaint: ComplaintRow,
  mailClass: MailClass,
): MailToSend | null => {
  const { email, number, firstName, receivedOn, id: complaintId } = complaint;
  if (email === null) return null;
  const given = { ...complaint, bearer: bearerOf(complaint) };
  const who = whoAnswers(given);
  return {
    mailClass,
    to: email,
    template: 'complaint-received',
    data: {
      number,
      answerBy: writtenDate(complaint.dueOn),
      isDamages: isDamages(complaint.area),
      ...(!who.isOurs && { forwardedTo: who.name }),
      promise: whoAnswersInWords(given),
      firstName,
      receivedOn: writtenDate(receivedOn),
      complaintId,
      path: complaintLink(keyedHash, { ...complaint, email }),
    },
  };
};

/** Locked until the end of the transaction, so that numbers are consecutive and without gaps. */
async function nextNumber(tx: Transaction, year: number): Promise<string> {
  const [serial] = await tx
    .insert(complaintSerials)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: complaintSerials.year, set: { last: sql`${complaintSerials.last} + 1` } })
    .returning();
  if (!serial) throw new Error('no number was given');
  return complaintNumber(year, serial.last);
}
