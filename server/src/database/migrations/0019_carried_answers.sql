CREATE TABLE "carried_answers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"sealed" text NOT NULL,
	"email_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "carried_answers_email" ON "carried_answers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "carried_answers_expiry" ON "carried_answers" USING btree ("expires_at");