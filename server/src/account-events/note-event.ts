import type { Transaction } from '../database/connection.ts';
import type { AccountHappening } from '../providers/identity/identity-provider.ts';
import { accountEvents } from './tables.ts';

export type NoteEvent = (tx: Transaction, happening: AccountHappening) => Promise<void>;

/** Writes down what happened, in the transaction in which it happens: neither is without the other. */
export function noteEventsBy(clock: () => Date): NoteEvent {
  return async (tx, happening) => {
    await tx.insert(accountEvents).values({ ...happening, at: clock() });
  };
}
