CREATE TABLE "consent_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"source" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_request_email" ON "consent_request" USING btree ("email_key");