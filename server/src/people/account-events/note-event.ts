import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCustomerInPlace } from '../../platform/customers/lock-customer.ts';
import { accountEvents } from './tables.ts';

/** An event of an account that its owner may want to know about. */
export type NewAccountEvent = {
  accountId: AccountId;
  kind: AccountEventKind;
  at: Date;
  /** The browser used; null if unknown. */
  device: string | null;
  /** The object, if the kind does not name it. */
  about?: string;
};

/** Stores the event, unless the customer was deleted meanwhile. */
export async function noteEvent(tx: Transaction, happening: NewAccountEvent): Promise<void> {
  if (await lockCustomerInPlace(tx, happening.accountId)) await tx.insert(accountEvents).values(happening);
}
