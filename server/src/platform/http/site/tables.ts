import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Code and styles that open pages of recent builds may still request, from any process. */
export const siteAssets = pgTable('site_asset', {
  name: text().primaryKey(),
  content: bytes().notNull(),
  /** When a build without this file started; null: it belongs to the latest. */
  supersededAt: moment('superseded_at'),
});
