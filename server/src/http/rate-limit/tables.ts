import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often something was done in its current window, shared by all processes. Its migration makes it unlogged: a
 * crash may empty it, which costs nothing, and writes to it are cheap.
 */
export const rateLimits = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});
