import type { Account } from '@riparo/domain/people/account/account.ts';
import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import type { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { quotePagePath } from '@riparo/domain/understand/life/paths.ts';
import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import { ageOn } from '@riparo/domain/platform/values/calendar.ts';
import type { CallKind } from '@riparo/domain/care/requests/kinds.ts';
import { requestPath } from '@riparo/domain/care/requests/path.ts';
import type { Standing } from '@riparo/domain/care/requests/status-schema.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import { and, desc, eq } from 'drizzle-orm';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { promised as urgent } from '../../platform/jobs/urgency.ts';
import { mailClassFor, mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import { isPriced } from '../../understand/quotes/life-quotes.ts';
import { addressOf } from '../../understand/quotes/quote-address.ts';
import { storePurchaseRequest } from '../../understand/quotes/purchase-requests.ts';
import { type LifeQuoteRow, lifeQuotes } from '../../understand/quotes/tables.ts';
import { requestFrom, statusOf } from '../requests/customer-requests.ts';
import { openRequest } from '../requests/open-request.ts';
import { latestCallFrom, promisedCall } from '../requests/promised-call.ts';
import { requestToken } from '../requests/request-token.ts';
import { consentRecord, tickedConsentsOf } from '../../platform/customers/consent-record.ts';
import { forwardLeadJob } from './forward-leads.ts';
import { callBacks } from './tables.ts';

type CallBackRequest = ParsedBodyOf<typeof requestCallBackCall> & {
  submissionKey: SubmissionKey;
  source: string;
  account: Account | null;
  /** Whether the request comes from the browser that made the quote. */
  byMaker: boolean;
};
type Parts = Pick<
  Dependencies,
  'db' | 'clock' | 'sendMailLater' | 'config' | 'enqueue' | 'limiter' | 'keyedHash'
>;
type CallBackPromise = { requestedAt: string; callBy: string };
type CallBackResult = CallBackPromise & { id: string; token: string | null; isMailWithheld?: true };

const kinds: CallKind[] = ['call-back', 'refused-quote'];

/** Stores the request; mails and the forwarding to the forms provider follow in the same transaction. */
export async function requestCallBack(
  { db, clock, sendMailLater, config, enqueue, limiter, keyedHash }: Parts,
  quote: LifeQuoteRow,
  request: CallBackRequest,
): Promise<CallBackResult> {
  const { submissionKey, email, phone } = request;
  const now = clock();
  const consents = consentRecord(request, now);
  const [isMailed, hours] = await Promise.all([
    mayMailFor(limiter, 'contact', request),
    currentOpeningHours(db),
  ]);
  return db.transaction(async (tx) => {
    const promised = await findPromised(tx, quote, request, now);
    const [stored] = await tx
      .insert(callBacks)
      .values({
        submissionKey,
        quoteUuid: quote.uuid,
        email,
        phone,
        byMaker: request.byMaker,
        consents,
        createdAt: now,
        callBy: promised ?? callBy(now, undefined, hours),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      const [earlier] = await tx
        .select()
        .from(callBacks)
        .where(and(eq(callBacks.quoteUuid, quote.uuid), eq(callBacks.submissionKey, submissionKey)));
      if (!earlier) throw new Error('a submission key is taken and its call-back is gone');
      const own = await requestFrom(tx, kinds, earlier.id);
      return { ...promiseOf(earlier), id: earlier.id, token: own && requestToken(keyedHash, own) };
    }
    if (isPriced(quote)) await storePurchaseRequest(tx, quote, request, now);
    const promise = { ...promiseOf(stored), id: stored.id };
    await requestConsent(tx, enqueue, tickedConsentsOf(email, consents));
    await enqueue(tx, forwardLeadJob, {
      payload: { kind: 'call-back', id: stored.id },
      urgency: urgent,
    });
    if (promised) return { ...promise, token: null };
    const opened = await openRequest(
      tx,
      {
        kind: isPriced(quote) ? 'call-back' : 'refused-quote',
        sourceId: stored.id,
        quoteUuid: quote.uuid,
        firstName: quote.firstName,
        lastName: quote.lastName,
        email,
        phone,
        product: LIFE_PRODUCT_KEY,
        deadline: stored.callBy,
      },
      now,
    );
    if (!opened) throw new Error('a call-back opened no request');
    const token = requestToken(keyedHash, opened.request);
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'call-back-for-desk',
      data: {
        name: `${quote.firstName} ${quote.lastName}`,
        email,
        phone: formatPhone(phone),
        callBy: promise.callBy,
        age: ageOn(quote.birthDate, quote.quotedOn),
        smoker: quote.smoker,
        sumAssured: formatWholeEuro(quote.sumAssuredCents),
        years: quote.years,
        monthlyPrice: isPriced(quote) ? formatEuro(quote.monthlyCents) : null,
      },
    });
    const mailed =
      isMailed &&
      (await sendMailLater(tx, {
        to: email,
        template: 'call-back-received',
        mailClass: mailClassFor(request),
        data: {
          firstName: quote.firstName,
          phone: formatPhone(phone),
          callBy: promise.callBy,
          quotePath: isPriced(quote) ? quotePagePath(addressOf(keyedHash, quote.uuid)) : null,
          requestPath: requestPath(token),
        },
      }));
    return { ...promise, token, ...withheldMail(mailed || { isMailed: false }) };
  });
}

/**
 * When the same call was already promised, from another tab or a repeated request: its consents count, but
 * desk and visitor are not notified again. The lock on the quote's row makes concurrent requests run one
 * after the other.
 */
async function findPromised(
  tx: Transaction,
  { uuid }: LifeQuoteRow,
  { email, phone }: CallBackRequest,
  now: Date,
): Promise<Date | null> {
  await tx.select({ uuid: lifeQuotes.uuid }).from(lifeQuotes).where(eq(lifeQuotes.uuid, uuid)).for('update');
  return promisedCall(tx, { kinds, email, phone, product: LIFE_PRODUCT_KEY, quoteUuid: uuid }, now);
}

/**
 * The latest promise, for a reopened page, and its outcome; calls requested by other people about the same
 * quote are not shown.
 */
export async function findCallBackPromise(
  { db }: Pick<Parts, 'db'>,
  quote: LifeQuoteRow,
  isRequestedHere: (callBackId: string) => boolean,
): Promise<(CallBackPromise & { standing: Standing | null }) | null> {
  const all = await db
    .select()
    .from(callBacks)
    .where(eq(callBacks.quoteUuid, quote.uuid))
    .orderBy(desc(callBacks.createdAt));
  const own = all.filter(({ id }) => isRequestedHere(id));
  const [latest] = own;
  if (!latest) return null;
  const request = await latestCallFrom(
    db,
    kinds,
    own.map(({ id }) => id),
  );
  return { ...promiseOf(latest), standing: request && (await statusOf(db, request)) };
}

function promiseOf(row: { createdAt: Date; callBy: Date }): CallBackPromise {
  return { requestedAt: row.createdAt.toISOString(), callBy: row.callBy.toISOString() };
}
