import { dayInRome } from '@riparo/domain/calendar.ts';
import { ski } from '@riparo/domain/products/ski/product.ts';
import { yearFromTomorrow } from '@riparo/domain/deal/term.ts';
import { renewalTerm } from '@riparo/domain/deal/renewal.ts';
import { eq } from 'drizzle-orm';
import { type DealRow, deals } from '../deals/tables.ts';
import { makeDocumentsJob } from '../deal-documents/make-documents-job.ts';
import { skiFulfilment } from '../ski/fulfilment.ts';
import type { Fulfilment } from '../payments/fulfilment.ts';
import { mailReceipt } from '../payments/payment-mails.ts';

const yearly: Fulfilment = {
  async termOf(tx, { renewalOf }, paidAt) {
    const [previous] = renewalOf
      ? await tx.select({ endsOn: deals.endsOn }).from(deals).where(eq(deals.uuid, renewalOf))
      : [];
    return previous?.endsOn ? renewalTerm(previous.endsOn) : yearFromTomorrow(dayInRome(paidAt));
  },
  async deliver(tx, parts, deal, payment) {
    await mailReceipt(tx, parts, deal, payment);
    await parts.enqueue(tx, makeDocumentsJob, { payload: { dealUuid: deal.uuid } });
  },
};

export const fulfilmentOf = ({ productKey }: DealRow): Fulfilment =>
  productKey === ski.key ? skiFulfilment : yearly;
