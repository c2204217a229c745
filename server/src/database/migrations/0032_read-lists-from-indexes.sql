DROP INDEX "deal_email";--> statement-breakpoint
DROP INDEX "deal_stage";--> statement-breakpoint
CREATE INDEX "deal_email" ON "deal" USING btree ("email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "deal_stage" ON "deal" USING btree ("stage","created_at","uuid","product_key","price_cents");