import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { DealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../deals/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Shared documents, stored once: the information sets in each version. They contain no personal data. */
export const soldDocuments = pgTable('sold_document', {
  sha256: text().primaryKey(),
  content: bytes('content').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The documents of a deal as they were made: a change of the program must not change what was signed. */
export const dealDocuments = pgTable(
  'deal_document',
  {
    dealUuid: uuid('deal_uuid')
      .notNull()
      .$type<DealUuid>()
      .references(() => deals.uuid, { onDelete: 'cascade' }),
    kind: text().notNull().$type<DealDocumentKind>(),
    title: text().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Null if it is in `sold_document`. */
    content: bytes('content'),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealUuid, table.kind] })],
);

export type DealDocumentRow = typeof dealDocuments.$inferSelect;
