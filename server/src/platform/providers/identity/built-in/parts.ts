import type { RetentionDays } from '@riparo/domain/people/retention/periods.ts';
import type { Database } from '../../../database/connection.ts';
import type { Enqueue } from '../../../jobs/queue.ts';
import type { Log } from '../../../log/log.ts';
import type { KeyedHash } from '../../../settings/secrets/keyed-hash.ts';
import type { HandleIdentityEvent } from '../identity-event.ts';
import type { Passwords } from '../../../sign-in/passwords/passwords.ts';

/** Dependencies of the built-in provider. */
export type IdentityParts = {
  db: Database;
  clock: () => Date;
  log: Log;
  enqueue: Enqueue;
  keyedHash: KeyedHash;
  passwords: Passwords;
  retention: RetentionDays;
  /** As visitors see it. */
  siteUrl: URL;
  /** Receives the events of accounts. */
  handleIdentityEvent: HandleIdentityEvent;
};
