import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** The key created here when none is configured; readable only with the product's secret. */
export const signingKeys = pgTable('signing_key', {
  name: text().primaryKey(),
  encryptedKey: text('encrypted_key').notNull(),
  certificate: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
