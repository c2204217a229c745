CREATE TABLE "complaint_history" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_history_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"note" text,
	"key" uuid,
	CONSTRAINT "complaint_history_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "complaint_serial" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"submission_key" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"channel" text NOT NULL,
	"complainant" text NOT NULL,
	"on_behalf_of" text,
	"area" text NOT NULL,
	"product" text,
	"deal_uuid" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"reference" text,
	"story" text NOT NULL,
	"wish" text NOT NULL,
	"received_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"warned_day" integer DEFAULT 0 NOT NULL,
	"answer_text" text DEFAULT '' NOT NULL,
	"answer_outcome" text,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"answer_saved_by" text,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"closing_reason" text,
	"closing_words" text,
	"erasure_asked_at" timestamp (3) with time zone,
	CONSTRAINT "complaint_number_unique" UNIQUE("number"),
	CONSTRAINT "complaint_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
ALTER TABLE "complaint_history" ADD CONSTRAINT "complaint_history_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_history_complaint" ON "complaint_history" USING btree ("complaint_id","number");--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("received_on","id") WHERE "complaint"."state" in ('received', 'in-progress');--> statement-breakpoint
CREATE INDEX "complaint_received" ON "complaint" USING btree ("received_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaint_email" ON "complaint" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "complaint_deal" ON "complaint" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "complaint_ended" ON "complaint" USING btree ("ended_at");