import { CONSENT_VERSION } from '@riparo/domain/consent/texts.ts';
import type { ParsedBodyOf } from '@riparo/domain/contract/call.ts';
import type { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { formatPhone } from '@riparo/domain/person/phone.ts';
import type { QuotableProduct } from '@riparo/domain/quote/products.ts';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { quoteRequests } from './tables.ts';

type QuoteRequest = ParsedBodyOf<typeof requestQuoteCall>;
type Parts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'config'>;

/** Stores the request and, in the same transaction, the two mails that follow it: to the desk and to the visitor. */
export async function requestQuote(
  { db, clock, sendMailLater, config }: Parts,
  product: QuotableProduct,
  request: QuoteRequest,
): Promise<{ id: string }> {
  const { submissionKey, firstname, lastname, email, phone, source } = request;
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
        consents: {
          version: CONSENT_VERSION,
          givenAt: now.toISOString(),
          source,
          privacy: request.privacy,
          userProfiling: request.userProfiling,
          marketing: request.marketing ?? false,
        },
        createdAt: now,
      })
      .onConflictDoNothing({ target: quoteRequests.submissionKey })
      .returning({ id: quoteRequests.id });
    if (!stored) {
      const [earlier] = await tx
        .select({ id: quoteRequests.id })
        .from(quoteRequests)
        .where(eq(quoteRequests.submissionKey, submissionKey));
      if (!earlier) throw new Error('a submission key is taken and its row is gone');
      return earlier;
    }
    await sendMailLater(tx, {
      to: config.deskEmail,
      template: 'quote-request-for-desk',
      data: { product: product.title, name: `${firstname} ${lastname}`, email, phone: formatPhone(phone) },
    });
    await sendMailLater(tx, {
      to: email,
      template: 'quote-request-received',
      data: { product: product.title, firstName: firstname, phone: formatPhone(phone) },
    });
    return stored;
  });
}
