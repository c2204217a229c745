import { LIFE_PRODUCT_KEY, LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../../platform/settings/config.ts';
import type { Database } from '../../platform/database/connection.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import type { FormsProvider } from '../../platform/providers/forms/forms-provider.ts';
import { type FilledForm, toFormSubmission } from '../../platform/providers/forms/form-submission.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';
import { bookedCalls, callBacks, quoteRequests } from './tables.ts';

/**
 * From half a minute up to two hours between attempts, for a week: then a dead letter reports that the
 * provider does not answer.
 */
export const forwardLeadJob = defineJob({
  name: 'forward-lead',
  payload: z.object({ kind: z.enum(['quote-request', 'call-back', 'booked-call']), id: z.uuid() }),
  retry: { limit: 90, delaySeconds: 30, maximumDelaySeconds: 7200 },
  timeoutSeconds: 60,
});

type LeadForwardingParts = {
  db: Database;
  forms: FormsProvider;
  config: Pick<Config, 'forms' | 'publicUrl'>;
  clock: () => Date;
  /** The current consents of the mailbox's owner. */
  currentConsents: (email: string) => Promise<{ marketing: boolean; userProfiling: boolean }>;
};

type Lead = Pick<FilledForm, 'answers'> & {
  email: string;
  pageName: string;
  consents: ConsentRecord;
  formId: string;
  isForwarded: boolean;
  markForwarded: () => Promise<unknown>;
};

/**
 * Forwards a lead, then marks it. A crash between the two forwards it again under the same key: across two
 * systems only at-least-once delivery is possible.
 */
export function forwardLeadHandler(parts: LeadForwardingParts): JobHandler {
  const { forms, config, currentConsents } = parts;
  return handles(forwardLeadJob, async ({ kind, id }, { signal }) => {
    const lead = await findLead[kind](parts, id);
    // A lead deleted in the meantime means its person asked to be forgotten.
    if (!lead || lead.isForwarded) return;
    const { answers, consents, pageName, formId } = lead;
    const submission = toFormSubmission({
      answers,
      page: { uri: pageOf(consents.source, config.publicUrl), name: pageName },
      // Not the consents of this form: anyone could have filled it in with this e-mail.
      consents: { privacy: consents.privacy, ...(await currentConsents(lead.email)) },
      subscriptions: config.forms.subscriptions,
    });
    await forms.submit({ formId, submission, deliveryKey: id }, signal);
    await lead.markForwarded();
  });
}

const findLead = {
  'quote-request': findQuoteRequest,
  'call-back': findCallBack,
  'booked-call': findBookedCall,
};

async function findQuoteRequest(
  { db, config, clock }: LeadForwardingParts,
  id: string,
): Promise<Lead | null> {
  const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) return null;
  return {
    answers: {
      firstname: row.firstName,
      lastname: row.lastName,
      email: row.email,
      phone: row.phone,
      product: row.product,
    },
    email: row.email,
    pageName: (findQuotableProduct(row.product) ?? GENERIC_PRODUCT).title,
    consents: row.consents,
    formId: config.forms.quoteFormId,
    isForwarded: row.forwardedAt !== null,
    markForwarded: () =>
      db.update(quoteRequests).set({ forwardedAt: clock() }).where(eq(quoteRequests.id, id)),
  };
}

async function findCallBack({ db, config, clock }: LeadForwardingParts, id: string): Promise<Lead | null> {
  const [found] = await db
    .select({ callBack: callBacks, quote: lifeQuotes })
    .from(callBacks)
    .innerJoin(lifeQuotes, eq(lifeQuotes.uuid, callBacks.quoteUuid))
    .where(eq(callBacks.id, id));
  if (!found) return null;
  const { callBack, quote } = found;
  return {
    answers: {
      firstname: quote.firstName,
      lastname: quote.lastName,
      email: callBack.email,
      phone: callBack.phone,
      product: LIFE_PRODUCT_KEY,
      quotation: quote.uuid,
      sum_assured: quote.sumAssuredCents / 100,
      duration: quote.years,
      total_amount: quote.monthlyCents === null ? null : quote.monthlyCents / 100,
    },
    email: callBack.email,
    pageName: LIFE_PRODUCT_TITLE,
    consents: callBack.consents,
    formId: config.forms.callBackFormId,
    isForwarded: callBack.forwardedAt !== null,
    markForwarded: () => db.update(callBacks).set({ forwardedAt: clock() }).where(eq(callBacks.id, id)),
  };
}

async function findBookedCall({ db, config, clock }: LeadForwardingParts, id: string): Promise<Lead | null> {
  const [row] = await db.select().from(bookedCalls).where(eq(bookedCalls.id, id));
  if (!row) return null;
  return {
    answers: {
      firstname: row.firstName,
      lastname: row.lastName,
      email: row.email,
      phone: row.phone,
      product: row.about,
    },
    email: row.email,
    pageName: 'Prenota una chiamata',
    consents: row.consents,
    formId: config.forms.callBackFormId,
    isForwarded: row.forwardedAt !== null,
    markForwarded: () => db.update(bookedCalls).set({ forwardedAt: clock() }).where(eq(bookedCalls.id, id)),
  };
}

/**
 * The page on which the lead asked. The source comes from outside: anything that is not a page of ours
 * becomes our home page.
 */
function pageOf(source: string, publicUrl: URL): string {
  const page = URL.canParse(source, publicUrl) ? new URL(source, publicUrl) : publicUrl;
  return page.origin === publicUrl.origin ? page.href : publicUrl.href;
}
