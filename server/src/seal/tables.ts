import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The key made here, when none was configured; it can be read with the product's secret alone. */
export const signingKeys = pgTable('signing_key', {
  name: text().primaryKey(),
  encryptedKey: text('encrypted_key').notNull(),
  certificate: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
