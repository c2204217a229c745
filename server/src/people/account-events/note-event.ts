import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { holdCustomer } from '../../platform/customers/hold-customer.ts';
import { accountEvents } from './tables.ts';

/** Something that happened to an account, as its owner may want to know. */
export type AccountHappening = {
  accountId: AccountId;
  kind: AccountEventKind;
  at: Date;
  /** With which browser; null where nobody can tell. */
  device: string | null;
  /** To what, where the kind does not say it. */
  about?: string;
};

/** Writes down what happened; of whoever was forgotten meanwhile, nothing. */
export async function noteEvent(tx: Transaction, happening: AccountHappening): Promise<void> {
  if (await holdCustomer(tx, happening.accountId)) await tx.insert(accountEvents).values(happening);
}
