import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { HandlerAnswerOf, ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import type { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { requestPath } from '@riparo/domain/care/requests/path.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { QuotableProduct } from '@riparo/domain/understand/quote/products.ts';
import { eq, sql } from 'drizzle-orm';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { promised as urgent } from '../../platform/jobs/urgency.ts';
import { mailClassFor, mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import type { MailToSend } from '../../platform/mail/mailing.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { currentOpeningHours } from '../../desk/opening-hours/opening-hours.ts';
import { requestFrom } from '../requests/customer-requests.ts';
import { openRequest } from '../requests/open-request.ts';
import { promisedCall } from '../requests/promised-call.ts';
import { requestToken } from '../requests/request-token.ts';
import { consentRecord, tickedConsentsOf } from '../../platform/customers/consent-record.ts';
import { forwardLeadJob } from './forward-leads.ts';
import { quoteRequests } from './tables.ts';

type QuoteRequest = ParsedBodyOf<typeof requestQuoteCall> & {
  submissionKey: SubmissionKey;
  source: string;
  account: Account | null;
};
type Parts = Pick<
  Dependencies,
  'db' | 'clock' | 'sendMailLater' | 'config' | 'enqueue' | 'limiter' | 'keyedHash'
>;

/**
 * Stores the request and, in the same transaction, queues two mails and the forwarding to the forms provider.
 */
export async function requestQuote(
  { db, clock, sendMailLater, config, enqueue, limiter, keyedHash }: Parts,
  product: QuotableProduct,
  request: QuoteRequest,
): Promise<HandlerAnswerOf<typeof requestQuoteCall>> {
  const { submissionKey, firstname, lastname, email, phone } = request;
  const now = clock();
  const consents = consentRecord(request, now);
  const [isMailed, hours] = await Promise.all([
    mayMailFor(limiter, 'contact', request),
    currentOpeningHours(db),
  ]);
  return db.transaction(async (tx) => {
    const promised = await findPromised(tx, product, request, now);
    const deadline = promised ?? callBy(now, undefined, hours);
    const [stored] = await tx
      .insert(quoteRequests)
      .values({
        submissionKey,
        product: product.key,
        firstName: firstname,
        lastName: lastname,
        email,
        phone,
        consents,
        createdAt: now,
        callBy: deadline,
      })
      .onConflictDoNothing({ target: quoteRequests.submissionKey })
      .returning({ id: quoteRequests.id });
    if (!stored) {
      const [earlier] = await tx
        .select({ id: quoteRequests.id, callBy: quoteRequests.callBy })
        .from(quoteRequests)
        .where(eq(quoteRequests.submissionKey, submissionKey));
      if (!earlier) throw new Error('a submission key is taken and its row is gone');
      const own = await requestFrom(tx, ['quote-request'], earlier.id);
      const token = own && requestToken(keyedHash, own);
      return { id: earlier.id, callBy: earlier.callBy.toISOString(), token };
    }
    const promise = { callBy: deadline.toISOString() };
    await requestConsent(tx, enqueue, tickedConsentsOf(email, consents));
    await enqueue(tx, forwardLeadJob, {
      payload: { kind: 'quote-request', id: stored.id },
      urgency: urgent,
    });
    if (promised) return { id: stored.id, ...promise, token: null };
    const person = { firstName: firstname, lastName: lastname, email, phone };
    const opened = await openRequest(
      tx,
      { kind: 'quote-request', sourceId: stored.id, ...person, product: product.key, deadline },
      now,
    );
    if (!opened) throw new Error('a request for a quote opened no request');
    const token = requestToken(keyedHash, opened.request);
    const about = { product: product.title, phone: formatPhone(phone), ...promise };
    const toDesk: MailToSend = {
      to: config.deskEmail,
      template: 'quote-request-for-desk',
      data: { ...about, name: `${firstname} ${lastname}`, email },
    };
    const toVisitor: MailToSend = {
      to: email,
      template: 'quote-request-received',
      mailClass: mailClassFor(request),
      data: { ...about, firstName: firstname, requestPath: requestPath(token) },
    };
    const mailed = await sendMailLater(tx, toDesk, ...(isMailed ? [toVisitor] : []));
    const withheld = withheldMail({ isMailed: isMailed && mailed.isMailed });
    return { id: stored.id, ...promise, token, ...withheld };
  });
}

/**
 * When the same call was already promised, from another tab or a repeated request: its consents count, but
 * desk and visitor are not notified again. Concurrent requests run one after the other.
 */
async function findPromised(
  tx: Transaction,
  product: QuotableProduct,
  { email, phone }: QuoteRequest,
  now: Date,
): Promise<Date | null> {
  const lockKey = [product.key, emailKey(email), phone].join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quote request ${lockKey}`}, 0))`);
  return promisedCall(tx, { kinds: ['quote-request'], email, phone, product: product.key }, now);
}
