import { mailboxBudgetKey } from '@riparo/domain/people/account/mailbox-budget-key.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { KeyedHash } from '../settings/secrets/keyed-hash.ts';

const tenMinutes = 600;
const hour = 3600;
const day = 24 * hour;

/**
 * How many mails one mailbox gets over all calls and sources, by who can trigger them. The budgets are
 * separate, so that a stranger cannot use up what the owner needs.
 */
export const mailBudgets = {
  /**
   * Triggered by anyone who types the address: confirmations of requests, copies, reminders of unpaid
   * purchases.
   */
  stranger: [
    { max: 6, windowSeconds: tenMinutes },
    { max: 12, windowSeconds: hour },
    { max: 30, windowSeconds: day },
  ],
  /**
   * Also by anyone, but the owner may be waiting for it: codes to confirm a registration, documents to sign
   * before paying.
   */
  code: [
    { max: 6, windowSeconds: tenMinutes },
    { max: 10, windowSeconds: hour },
    { max: 20, windowSeconds: day },
  ],
  /** By anyone with an account: the code that proves a new e-mail. */
  newEmail: [
    { max: 3, windowSeconds: tenMinutes },
    { max: 5, windowSeconds: hour },
    { max: 10, windowSeconds: day },
  ],
  /** By the owner: a session that proved the mailbox, or a secret mailed to it. */
  owner: [
    { max: 10, windowSeconds: tenMinutes },
    { max: 30, windowSeconds: hour },
    { max: 60, windowSeconds: day },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

/** `contract` is never withheld: payments, mails by staff, account notices. No stranger can trigger one. */
export type MailClass = keyof typeof mailBudgets | 'contract';

export type BudgetedMails = { to: string; mailClass: MailClass; mails?: number };

export type MailBudget = {
  /**
   * Takes mails from a mailbox's budget, all or none; false if they exceed it. A single statement, so that
   * concurrent processes cannot exceed it. In a transaction the mailbox's row stays locked until its end.
   */
  take(db: Database | Transaction, asked: BudgetedMails): Promise<boolean>;
  /** Whether one more mail would fit now, without taking it. */
  hasRoom(db: Database | Transaction, asked: BudgetedMails): Promise<boolean>;
};

/** How long rows matter. */
export const MAIL_BUDGET_SECONDS = day;

/** Keys name mailboxes, so only their keyed hash is stored. */
export function createMailBudget(keyedHash: KeyedHash): MailBudget {
  const keyOf = (mailClass: MailClass, to: string) =>
    keyedHash('mail budget', mailClass, mailboxBudgetKey(to));

  return {
    async take(db, { to, mailClass, mails = 1 }) {
      if (mailClass === 'contract') return true;
      const key = keyOf(mailClass, to);
      const limits = mailBudgets[mailClass];
      // An exhausted mailbox is not locked: only mails within the budget wait for each other.
      const { rows } = await db.execute(sql`
        insert into mail_budget as known (key, sent_at)
        select ${key}, array_fill(clock_timestamp(), array[${mails}::int])
        where not exists (
          select from mail_budget as full_one
          where full_one.key = ${key} and not ${fits(sql`full_one.sent_at`, limits, mails)}
        )
        on conflict (key) do update set sent_at = excluded.sent_at || array(
          select at from unnest(known.sent_at) as sent (at) where ${isWithin(sql.raw('at'), day)}
        )
        where ${fits(sql`known.sent_at`, limits, mails)}
        returning key`);
      return rows.length > 0;
    },

    async hasRoom(db, { to, mailClass, mails = 1 }) {
      if (mailClass === 'contract') return true;
      const { rows } = await db.execute(sql`
        select from mail_budget
        where key = ${keyOf(mailClass, to)} and not ${fits(sql`sent_at`, mailBudgets[mailClass], mails)}`);
      return rows.length === 0;
    },
  };
}

const isWithin = (at: SQL, seconds: number) =>
  sql`${at} > clock_timestamp() - make_interval(secs => ${sql.raw(String(seconds))})`;

/** Whether this many more mails fit in each window. */
function fits(sentAt: SQL, limits: readonly RateLimit[], mails: number): SQL {
  const windows = limits.map(
    ({ max, windowSeconds }) => sql`
      ${mails}::int + (select count(*) from unnest(${sentAt}) as sent (at)
        where ${isWithin(sql.raw('sent.at'), windowSeconds)}) <= ${sql.raw(String(max))}`,
  );
  return sql`(${sql.join(windows, sql` and `)})`;
}
