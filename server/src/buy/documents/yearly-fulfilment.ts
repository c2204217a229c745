import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { renewalTerm } from '@riparo/domain/buy/deal/renewal.ts';
import { yearFromTomorrow } from '@riparo/domain/buy/deal/term.ts';
import { eq } from 'drizzle-orm';
import { deals } from '../deals/tables.ts';
import type { Fulfilment } from '../payments/fulfilment.ts';
import { mailReceipt } from '../payments/payment-mails.ts';
import { makeDocumentsJob } from './make-documents-job.ts';

/** A year of cover from tomorrow, or after the current year ends; its documents follow as a job. */
export const yearlyFulfilment: Fulfilment = {
  async termOf(tx, { renewalOf }, paidAt) {
    const [previous] = renewalOf
      ? await tx.select({ endsOn: deals.endsOn }).from(deals).where(eq(deals.uuid, renewalOf))
      : [];
    return previous?.endsOn ? renewalTerm(previous.endsOn) : yearFromTomorrow(dayInRome(paidAt));
  },
  async deliver(tx, parts, deal, payment) {
    // If the signature follows, its documents are ready in a moment: one mail brings the receipt and the
    // signing link.
    if (deal.order !== 'pay-first') await mailReceipt(tx, parts, deal, payment);
    await parts.enqueue(tx, makeDocumentsJob, { payload: { dealUuid: deal.uuid } });
  },
};
