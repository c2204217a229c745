import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/**
 * How often something was done in its current window, shared by all processes. Its migration makes it unlogged: a
 * crash may empty it, which costs nothing, and writes to it are cheap.
 */
export const rateLimits = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});
