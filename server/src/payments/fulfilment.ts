import { dayInRome } from '@riparo/domain/calendar.ts';
import { skiProduct } from '@riparo/domain/deal/products.ts';
import { type Term, yearFromTomorrow } from '@riparo/domain/deal/term.ts';
import { renewalTerm } from '@riparo/domain/deal/renewal.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { makeDocumentsJob } from '../signature/make-documents-job.ts';
import { skiFulfilment } from '../ski/fulfilment.ts';
import type { PaymentParts } from './parts.ts';
import { mailReceipt } from './payment-mails.ts';
import type { Payment } from './tables.ts';

/** What money buys, where products differ. Both happen in the transaction that takes the payment. */
export type Fulfilment = {
  /** When the cover runs if it is paid now; null when nothing is left to cover, and the money goes back. */
  termOf(tx: Transaction, deal: DealRow, paidAt: Date): Promise<Term | null>;
  /** What the buyer gets at once. */
  deliver(tx: Transaction, parts: PaymentParts, deal: DealRow, payment: Payment): Promise<void>;
};

const yearly: Fulfilment = {
  async termOf(tx, { renewalOf }, paidAt) {
    const [previous] = renewalOf
      ? await tx.select({ endsOn: deals.endsOn }).from(deals).where(eq(deals.uuid, renewalOf))
      : [];
    return previous?.endsOn ? renewalTerm(previous.endsOn) : yearFromTomorrow(dayInRome(paidAt));
  },
  async deliver(tx, parts, deal, payment) {
    await mailReceipt(tx, parts, deal, payment);
    await parts.enqueue(tx, makeDocumentsJob, { dealUuid: deal.uuid });
  },
};

export const fulfilmentOf = ({ productKey }: DealRow): Fulfilment =>
  productKey === skiProduct.key ? skiFulfilment : yearly;
