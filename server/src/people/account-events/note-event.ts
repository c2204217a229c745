import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { holdCustomer } from '../../platform/customers/hold-customer.ts';
import { accountEvents } from './tables.ts';

/** An event of an account that its owner may want to know about. */
export type AccountHappening = {
  accountId: AccountId;
  kind: AccountEventKind;
  at: Date;
  /** The browser used; null if unknown. */
  device: string | null;
  /** The object, if the kind does not name it. */
  about?: string;
};

/** Stores the event, unless the customer was deleted meanwhile. */
export async function noteEvent(tx: Transaction, happening: AccountHappening): Promise<void> {
  if (await holdCustomer(tx, happening.accountId)) await tx.insert(accountEvents).values(happening);
}
