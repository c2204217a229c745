import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/**
 * Who has an account, as far as it concerns what is kept here: whatever belongs to somebody refers to this row, and
 * whoever writes such rows holds it. It follows what the identity provider tells, and goes before the account does
 * (docs/decisions/0043).
 */
export const customers = pgTable('customer', {
  /** As the identity provider names the account. */
  id: uuid().primaryKey().$type<AccountId>(),
  /** Under which everything of theirs is kept. It follows a changed one, and until then nobody else has it here. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  /** What was agreed to when they registered. */
  marketing: jsonb().notNull().$type<MarketingConsent>(),
});

/** News of the identity provider that were followed: told again, they are known. */
export const followedNews = pgTable(
  'followed_news',
  {
    id: uuid().primaryKey(),
    followedAt: moment('followed_at').notNull(),
  },
  (table) => [index('followed_news_followed').on(table.followedAt)],
);
