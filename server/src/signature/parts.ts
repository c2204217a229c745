import type { Dependencies } from '../dependencies.ts';
import type { Enqueue } from '../jobs/queue.ts';

/** What happens after a purchase stands on these. */
export type AfterPurchaseParts = Pick<
  Dependencies,
  | 'db'
  | 'clock'
  | 'config'
  | 'log'
  | 'sendMailLater'
  | 'documents'
  | 'keyedHash'
  | 'limiter'
  | 'signingIdentity'
> & { enqueue: Enqueue };
