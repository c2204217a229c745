import { ACCOUNT_EVENTS } from '@riparo/domain/people/account/events.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { customers } from '../../platform/customers/tables.ts';

/** Events of an account for its owner to see. Append-only; deleted with the account or after their time. */
export const accountEvents = pgTable(
  'account_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .$type<AccountId>()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACCOUNT_EVENTS }).notNull(),
    /** The description of the browser used. */
    device: text(),
    /** The description of the object. */
    about: text(),
    at: moment().notNull(),
  },
  (table) => [
    index('account_event_account').on(table.accountId, table.id),
    index('account_event_at').on(table.at),
  ],
);
