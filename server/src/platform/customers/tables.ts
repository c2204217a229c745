import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/**
 * Account holders, with the fields the product needs: rows that belong to a customer reference this one and
 * lock it when written. Mirrors the identity provider and is deleted before the account
 * (docs/decisions/0043).
 */
export const customers = pgTable('customer', {
  /** The identity provider's account id. */
  id: uuid().primaryKey().$type<AccountId>(),
  /**
   * The address under which the customer's data is stored. It follows a change of address; until then it is
   * unique.
   */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  /** The consent given at registration. */
  marketing: jsonb().notNull().$type<MarketingConsent>(),
});

/** Events of the identity provider that were handled, so that a repeated delivery is recognised. */
export const handledEvents = pgTable(
  'followed_news',
  {
    id: uuid().primaryKey(),
    followedAt: moment('followed_at').notNull(),
  },
  (table) => [index('followed_news_followed').on(table.followedAt)],
);
