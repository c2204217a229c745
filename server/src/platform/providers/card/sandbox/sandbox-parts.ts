import type { Database } from '../../../database/connection.ts';
import type { Enqueue } from '../../../jobs/queue.ts';
import type { CardAccountKeys } from '../../../settings/card-config.ts';
import type { CardAccount } from '../card-provider.ts';

/** Dependencies of the built-in card provider. */
export type SandboxParts = {
  db: Database;
  clock: () => Date;
  enqueue: Enqueue;
  keys: Record<CardAccount, CardAccountKeys>;
  /** Where a visitor's browser finds the payment page. */
  payUrl: (checkoutId: string) => string;
};

export const payPath = '/sandbox/carte/pay';
/** Stands in for the provider's dashboard. */
export const dashboardPath = '/sandbox/carte';
