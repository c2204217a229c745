import type { DealUuid, QuoteUuid, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../../buy/deals/tables.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

/** Who opened a deal or made a quote for a caller. Deleted together with the deal or quote. */
export const phoneSales = pgTable(
  'phone_sale',
  {
    /** Made by the form: pressed twice it opens one deal. */
    key: uuid().primaryKey().$type<SubmissionKey>(),
    dealUuid: uuid('deal_uuid')
      .$type<DealUuid>()
      .unique()
      .references(() => deals.uuid, { onDelete: 'cascade' }),
    quoteUuid: uuid('quote_uuid')
      .$type<QuoteUuid>()
      .unique()
      .references(() => lifeQuotes.uuid, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .$type<StaffId>()
      .references(() => staffMembers.id),
    /** The name at that time. */
    actorName: text('actor_name').notNull(),
    at: moment().notNull(),
  },
  (table) => [index('phone_sale_staff').on(table.staffId, table.at)],
);
