import type { Database } from '../../../database/connection.ts';
import type { Enqueue } from '../../../jobs/queue.ts';
import type { CardAccountKeys } from '../../../settings/card-config.ts';
import type { CardAccount } from '../card-provider.ts';

/** What the built-in card provider stands on. */
export type SandboxParts = {
  db: Database;
  clock: () => Date;
  enqueue: Enqueue;
  keys: Record<CardAccount, CardAccountKeys>;
  /** Where a visitor's browser finds the page to pay on. */
  payUrl: (checkoutId: string) => string;
};

export const payPath = '/sandbox/carte/pay';
/** In place of the provider's own dashboard. */
export const dashboardPath = '/sandbox/carte';
