import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** The key made here, when none was configured; it can be read with the product's secret alone. */
export const signingKeys = pgTable('signing_key', {
  name: text().primaryKey(),
  encryptedKey: text('encrypted_key').notNull(),
  certificate: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
