import type { Term } from '@riparo/domain/buy/deal/term.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { Payment } from './tables.ts';

/** What money buys, where products differ. Both happen in the transaction that takes the payment. */
export type Fulfilment = {
  /** When the cover runs if it is paid now; null when nothing is left to cover, and the money goes back. */
  termOf(tx: Transaction, deal: DealRow, paidAt: Date): Promise<Term | null>;
  /** What the buyer gets at once. */
  deliver(tx: Transaction, parts: Dependencies, deal: DealRow, payment: Payment): Promise<void>;
};

/** What payments stand on: what every feature may use, and what money buys, product by product. */
export type PaymentDependencies = Dependencies & { fulfilmentOf: (deal: DealRow) => Fulfilment };
