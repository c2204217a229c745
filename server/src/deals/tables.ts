import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A purchase on its way. Its uuid is its unguessable address. */
export const deals = pgTable('deal', {
  uuid: uuid().primaryKey().defaultRandom(),
  productKey: text('product_key').notNull(),
  /** The address of the product's pages; the uuid follows it. */
  webFlowBaseUrl: text('web_flow_base_url').notNull(),
  /** The number of its stage in the pipeline. */
  stageId: integer('stage_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** From here on its address answers as if it had never been; null for a deal that stays. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});
