import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The code and styles of the builds that pages may still ask for, whichever process they ask. */
export const siteAssets = pgTable('site_asset', {
  name: text().primaryKey(),
  content: bytes().notNull(),
  /** Since when a build without it runs; null: it is of the latest. */
  supersededAt: moment('superseded_at'),
});
