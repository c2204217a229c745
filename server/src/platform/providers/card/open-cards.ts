import type { Config } from '../../settings/config.ts';
import type { Database } from '../../database/connection.ts';
import type { Enqueue } from '../../jobs/queue.ts';
import type { KeyedHash } from '../../settings/secrets/keyed-hash.ts';
import type { CardProvider } from './card-provider.ts';
import type { CardSandbox } from './sandbox/card-sandbox.ts';
import { openStripeCard } from './stripe-card.ts';

type Options = {
  config: Pick<Config, 'card' | 'publicUrl'>;
  db: Database;
  clock: () => Date;
  keyedHash: KeyedHash;
  enqueue: Enqueue;
};

/** One adapter for two hosts: the real provider, or the sandbox in this process. */
export async function openCards({
  config,
  ...parts
}: Options): Promise<{ card: CardProvider; cardSandbox: CardSandbox | null }> {
  const { clock } = parts;
  if (config.card.provider === 'stripe')
    return { card: openStripeCard({ ...config.card, clock }), cardSandbox: null };
  const { openCardSandbox } = await import('./sandbox/card-sandbox.ts');
  const cardSandbox = await openCardSandbox({ ...parts, siteUrl: config.publicUrl });
  const { connection, keys } = cardSandbox;
  return { card: openStripeCard({ connection, keys, clock }), cardSandbox };
}
