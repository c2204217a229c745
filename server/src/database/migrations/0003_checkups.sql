CREATE TABLE "checkup" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"questionnaire" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"answers" jsonb NOT NULL,
	"score_version" text NOT NULL,
	"result" integer NOT NULL,
	"report" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkup_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE INDEX "checkup_email" ON "checkup" USING btree ("email_key","created_at");