import type { ParsedBodyOf } from '@riparo/domain/contract/call.ts';
import type { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { callBy } from '@riparo/domain/opening-hours/call-by.ts';
import { formatPhone } from '@riparo/domain/person/phone.ts';
import type { QuotableProduct } from '@riparo/domain/quote/products.ts';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { promised } from '../jobs/urgency.ts';
import { consentRecord } from './consent-record.ts';
import { forwardLeadJob } from './forward-leads.ts';
import { quoteRequests } from './tables.ts';

type QuoteRequest = ParsedBodyOf<typeof requestQuoteCall>;
type Parts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'config' | 'queue'>;

/** Stores the request and, in the same transaction, what follows it: two mails, and the way to the forms provider. */
export async function requestQuote(
  { db, clock, sendMailLater, config, queue }: Parts,
  product: QuotableProduct,
  request: QuoteRequest,
): Promise<{ id: string; callBy: string }> {
  const { submissionKey, firstname, lastname, email, phone } = request;
  const now = clock();
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(quoteRequests)
      .values({
        submissionKey,
        product: product.key,
        firstName: firstname,
        lastName: lastname,
        email,
        phone,
        consents: consentRecord(request, now),
        createdAt: now,
      })
      .onConflictDoNothing({ target: quoteRequests.submissionKey })
      .returning({ id: quoteRequests.id });
    if (!stored) {
      const [earlier] = await tx
        .select({ id: quoteRequests.id, createdAt: quoteRequests.createdAt })
        .from(quoteRequests)
        .where(eq(quoteRequests.submissionKey, submissionKey));
      if (!earlier) throw new Error('a submission key is taken and its row is gone');
      return { id: earlier.id, callBy: callBy(earlier.createdAt).toISOString() };
    }
    const promise = { callBy: callBy(now).toISOString() };
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'quote-request-for-desk',
      data: {
        product: product.title,
        name: `${firstname} ${lastname}`,
        email,
        phone: formatPhone(phone),
        ...promise,
      },
    });
    await sendMailLater(tx, {
      to: email,
      template: 'quote-request-received',
      data: { product: product.title, firstName: firstname, phone: formatPhone(phone), ...promise },
    });
    await queue.enqueue(tx, forwardLeadJob, { kind: 'quote-request', id: stored.id }, promised);
    return { id: stored.id, ...promise };
  });
}
