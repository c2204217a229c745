import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { customers } from '../../platform/customers/tables.ts';

/** A consent given or withdrawn in the personal area. Append-only; deleted with its account. */
export const consentChanges = pgTable(
  'consent_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .$type<AccountId>()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().notNull().$type<ChangeableConsent>(),
    given: boolean().notNull(),
    /** The version of the texts on screen. */
    version: text().notNull(),
    source: text().notNull(),
    at: moment('at').notNull(),
    /** When it was sent to the forms provider. */
    forwardedAt: moment('forwarded_at'),
  },
  (table) => [index('consent_change_account').on(table.accountId)],
);

export type ConsentChange = typeof consentChanges.$inferSelect;
