import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/**
 * Uses in the current window, shared by all processes. Its migration makes it unlogged: a crash may empty it
 * at no cost, and writes are cheap.
 */
export const rateLimits = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});
