import type { Database, Transaction } from '../../../database/connection.ts';
import type { Limiter } from '../../../http/rate-limit/limiter.ts';
import type { Enqueue } from '../../../jobs/queue.ts';
import type { KeyedHash } from '../../../secrets/keyed-hash.ts';
import type { SendMailLater } from '../../../mail/mailing.ts';
import type { RetentionDays } from '@riparo/domain/retention/periods.ts';
import type { AccountHappening, EmailMove } from '../identity-provider.ts';
import type { Passwords } from './passwords.ts';

/** What the built-in provider stands on. */
export type IdentityParts = {
  db: Database;
  clock: () => Date;
  sendMailLater: SendMailLater;
  enqueue: Enqueue;
  limiter: Limiter;
  keyedHash: KeyedHash;
  passwords: Passwords;
  retention: RetentionDays;
  /** As visitors see it. */
  siteUrl: URL;
  /** Whatever else is kept under the address moves in the same transaction. */
  onEmailMoved: (tx: Transaction, move: EmailMove) => Promise<void>;
  /** What the owner shall be able to read is noted in the same transaction. */
  onAccountEvent: (tx: Transaction, happening: AccountHappening) => Promise<void>;
};
