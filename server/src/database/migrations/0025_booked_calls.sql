CREATE TABLE "booked_call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"about" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"call_at" timestamp with time zone NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	CONSTRAINT "booked_call_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE INDEX "booked_call_email" ON "booked_call" USING btree (lower("email"));