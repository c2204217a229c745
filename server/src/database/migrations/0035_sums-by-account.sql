DROP INDEX "payment_received";--> statement-breakpoint
-- Counted anew, with the account: the rows follow from others.
DELETE FROM "figure_day";--> statement-breakpoint
UPDATE "figure_mark" SET "counted_until" = '2000-01-01T00:00:00Z';--> statement-breakpoint
ALTER TABLE "figure_day" DROP CONSTRAINT "figure_day_kind_day_product_consultant_pk";--> statement-breakpoint
ALTER TABLE "figure_day" ADD COLUMN "account" text NOT NULL;--> statement-breakpoint
ALTER TABLE "figure_day" ADD CONSTRAINT "figure_day_kind_day_product_consultant_account_pk" PRIMARY KEY("kind","day","product","consultant","account");--> statement-breakpoint
CREATE INDEX "desk_request_history_at" ON "desk_request_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_received" ON "payment" USING btree ("received_at","id");
