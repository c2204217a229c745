ALTER TABLE "call_back" ALTER COLUMN "quote_uuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "mailbox_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booked_call" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "call_back" ADD COLUMN "by_maker" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "life_quote" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "by_maker" boolean DEFAULT false NOT NULL;
