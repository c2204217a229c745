ALTER TABLE "deal" ADD COLUMN "browser_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "opener_address" text;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "mailed_address" text;--> statement-breakpoint
ALTER TABLE "payment_session" ADD COLUMN "opened_for" text;
