import type { Dependencies } from '../dependencies.ts';
import type { Enqueue } from '../jobs/queue.ts';
import type { CardProvider } from '../providers/card/card-provider.ts';

/** What payments stand on. */
export type PaymentParts = Pick<
  Dependencies,
  'db' | 'clock' | 'config' | 'log' | 'sendMailLater' | 'keyedHash'
> & {
  enqueue: Enqueue;
  card: CardProvider;
};
