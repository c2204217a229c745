CREATE TABLE "claim_event" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_event_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "claim_event_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "claim_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_message_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "claim_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"hint" text,
	"state" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"why" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "claim_promise" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_promise_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"kept_by" uuid
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"deal_uuid" uuid,
	"account_id" uuid,
	"link_version" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"state" text,
	"number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"what" text,
	"what_said" text,
	"happened_on" date,
	"iban" text,
	"next_word_by" timestamp (3) with time zone,
	"insurer_reference" text,
	"accepted_cents" integer,
	"paid_cents" integer,
	"ended_at" timestamp (3) with time zone,
	"close_reason" text,
	"end_reason" text,
	CONSTRAINT "claim_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "claim_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "claim_event" ADD CONSTRAINT "claim_event_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_message" ADD CONSTRAINT "claim_message_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_paper" ADD CONSTRAINT "claim_paper_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_promise" ADD CONSTRAINT "claim_promise_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_event_claim" ON "claim_event" USING btree ("claim_id","number");--> statement-breakpoint
CREATE INDEX "claim_message_claim" ON "claim_message" USING btree ("claim_id","at");--> statement-breakpoint
CREATE INDEX "claim_paper_claim" ON "claim_paper" USING btree ("claim_id","asked_at");--> statement-breakpoint
CREATE INDEX "claim_promise_claim" ON "claim_promise" USING btree ("claim_id","number");--> statement-breakpoint
CREATE INDEX "claim_promise_deadline" ON "claim_promise" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "claim_promise_kept" ON "claim_promise" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "claim_deal" ON "claim" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "claim_account" ON "claim" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "claim_open" ON "claim" USING btree ("next_word_by","id") WHERE "claim"."next_word_by" is not null;--> statement-breakpoint
CREATE INDEX "claim_ended" ON "claim" USING btree ("ended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "claim"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "claim_draft" ON "claim" USING btree ("saved_at") WHERE "claim"."state" is null;