import type { Term } from '@riparo/domain/buy/deal/term.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { Payment } from './tables.ts';

/** What a payment buys, where products differ. Both run in the transaction that takes the payment. */
export type Fulfilment = {
  /** The days of cover if it is paid now; null when nothing is left to cover, and the money is refunded. */
  termOf(tx: Transaction, deal: DealRow, paidAt: Date): Promise<Term | null>;
  /** What the buyer gets at once. */
  deliver(tx: Transaction, parts: Dependencies, deal: DealRow, payment: Payment): Promise<void>;
};

/** The dependencies of payments: those of every feature, and the fulfilment of each product. */
export type PaymentDependencies = Dependencies & { fulfilmentOf: (deal: DealRow) => Fulfilment };
