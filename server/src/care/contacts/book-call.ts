import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import { MAX_OPEN_BOOKINGS } from '@riparo/domain/care/calls/limits.ts';
import type { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { requestPath } from '@riparo/domain/care/requests/path.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { promised as urgent } from '../../platform/jobs/urgency.ts';
import { mailClassFor, mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import type { MailToSend } from '../../platform/mail/mailing.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { lockCallTime } from '../requests/call-times.ts';
import { requestFrom } from '../requests/customer-requests.ts';
import { openRequest } from '../requests/open-request.ts';
import { titleOf } from '../requests/request-answer.ts';
import { requestToken } from '../requests/request-token.ts';
import { deskRequests, isOpen } from '../requests/tables.ts';
import { consentRecord, tickedConsentsOf } from '../../platform/customers/consent-record.ts';
import { forwardLeadJob } from './forward-leads.ts';
import { bookedCalls } from './tables.ts';

type CallBooking = ParsedBodyOf<typeof bookCallCall> & {
  submissionKey: SubmissionKey;
  source: string;
  account: Account | null;
  /** Keyed hash of the sender's network; null where the customer is signed in with this mailbox. */
  network: string | null;
};
type Parts = Pick<
  Dependencies,
  'db' | 'clock' | 'sendMailLater' | 'config' | 'enqueue' | 'limiter' | 'keyedHash'
>;

/**
 * Books a free quarter-hour, first come, first served; mails and the forwarding to the forms provider follow
 * in the same transaction.
 */
export async function bookCall(
  { db, clock, sendMailLater, config, enqueue, limiter, keyedHash }: Parts,
  booking: CallBooking,
) {
  const { submissionKey, about, firstname, lastname, email, phone, network } = booking;
  const callAt = new Date(booking.callAt);
  const now = clock();
  const consents = consentRecord(booking, now);
  const isMailed = await mayMailFor(limiter, 'contact', booking);
  return db.transaction(async (tx) => {
    // Takes a lock: bookings of the same time, including a second click, run one after the other from here
    // on.
    const isFree = await lockCallTime(tx, callAt, now);
    const earlier = await findBooked(tx, submissionKey);
    if (earlier) {
      const own = await requestFrom(tx, ['booked-call'], earlier.id);
      const booked = own?.due ?? earlier.callAt;
      return { callAt: booked.toISOString(), token: own && requestToken(keyedHash, own) };
    }
    const isBookedAlready = await hasBooked(tx, { email, phone, callAt });
    if (!isFree && !isBookedAlready) return failure(requestErrors.CallTimeTaken);
    if (!isBookedAlready && (await hasEnough(tx, booking))) return failure(requestErrors.EnoughCallsBooked);
    const person = { firstName: firstname, lastName: lastname, email, phone };
    const [stored] = await tx
      .insert(bookedCalls)
      .values({
        submissionKey,
        about,
        ...person,
        network,
        callAt,
        consents,
        createdAt: now,
      })
      .returning({ id: bookedCalls.id });
    if (!stored) throw new Error('a booked call was not stored');
    await requestConsent(tx, enqueue, tickedConsentsOf(email, consents));
    await enqueue(tx, forwardLeadJob, {
      payload: { kind: 'booked-call', id: stored.id },
      urgency: urgent,
    });
    const booked = { callAt: callAt.toISOString() };
    if (isBookedAlready) return { ...booked, token: null };
    const opened = await openRequest(
      tx,
      {
        kind: 'booked-call',
        sourceId: stored.id,
        ...person,
        product: about,
        deadline: callAt,
        againAt: callAt,
      },
      now,
    );
    if (!opened) throw new Error('a booked call opened no request');
    const { request, line } = opened;
    const token = requestToken(keyedHash, request);
    const mailData = { about: titleOf(about), phone: formatPhone(phone), ...booked };
    const toDesk: MailToSend = {
      to: config.deskEmail,
      template: 'booked-call-for-desk',
      data: { ...mailData, name: `${firstname} ${lastname}`, email },
    };
    const toVisitor: MailToSend = {
      to: email,
      template: 'call-booked',
      mailClass: mailClassFor(booking),
      data: {
        ...mailData,
        firstName: firstname,
        requestPath: requestPath(token),
        calendar: { requestId: request.id, line },
      },
    };
    const mailed = await sendMailLater(tx, toDesk, ...(isMailed ? [toVisitor] : []));
    return { ...booked, token, ...withheldMail({ isMailed: isMailed && mailed.isMailed }) };
  });
}

async function findBooked(tx: Transaction, submissionKey: SubmissionKey) {
  const [earlier] = await tx
    .select({ id: bookedCalls.id, callAt: bookedCalls.callAt })
    .from(bookedCalls)
    .where(eq(bookedCalls.submissionKey, submissionKey));
  return earlier ?? null;
}

/**
 * Limits the upcoming calls per network, per unproved mailbox and per customer, so that invented people
 * cannot block the calendar. Concurrent bookings are counted one after the other.
 */
async function hasEnough(
  tx: Transaction,
  { network, email }: Pick<CallBooking, 'network' | 'email'>,
): Promise<boolean> {
  const isMailbox = sql`lower(${bookedCalls.email}) = ${emailKey(email)}`;
  const counted = network
    ? [eq(bookedCalls.network, network), and(isMailbox, isNotNull(bookedCalls.network))]
    : [and(isMailbox, isNull(bookedCalls.network))];
  for (const name of network ? [network, emailKey(email)] : [emailKey(email)])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls booked by ${name}`}, 0))`);
  for (const these of counted) {
    const [open] = await tx
      .select({ calls: count() })
      .from(bookedCalls)
      .innerJoin(
        deskRequests,
        and(eq(deskRequests.kind, 'booked-call'), eq(deskRequests.sourceId, bookedCalls.id)),
      )
      .where(and(these, isOpen));
    if ((open?.calls ?? 0) >= MAX_OPEN_BOOKINGS) return true;
  }
  return false;
}

/**
 * The same call booked from another tab, or by someone with the same contact data: a person is called once at
 * a time.
 */
async function hasBooked(
  tx: Transaction,
  { email, phone, callAt }: { email: string; phone: string; callAt: Date },
): Promise<boolean> {
  const [booked] = await tx
    .select({ id: deskRequests.id })
    .from(deskRequests)
    .where(
      and(
        sql`lower(${deskRequests.email}) = ${emailKey(email)}`,
        eq(deskRequests.phone, phone),
        eq(deskRequests.kind, 'booked-call'),
        eq(deskRequests.againAt, callAt),
        isOpen,
      ),
    )
    .limit(1);
  return booked !== undefined;
}
