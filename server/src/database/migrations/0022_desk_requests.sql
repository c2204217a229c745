CREATE TABLE "desk_request_history" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_request_history_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"details" jsonb NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "desk_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source_id" uuid NOT NULL,
	"quote_uuid" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"product" text NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"again_at" timestamp (3) with time zone,
	"due" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("desk_request"."again_at", "desk_request"."deadline")) STORED NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"assignee_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "desk_request_source" UNIQUE("kind","source_id")
);
--> statement-breakpoint
ALTER TABLE "desk_request_history" ADD CONSTRAINT "desk_request_history_request_id_desk_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."desk_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_request" ADD CONSTRAINT "desk_request_assignee_id_staff_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_request_history_request" ON "desk_request_history" USING btree ("request_id","number");--> statement-breakpoint
CREATE INDEX "desk_request_open" ON "desk_request" USING btree ("due","id") WHERE "desk_request"."state" in ('new', 'taken', 'waiting');--> statement-breakpoint
CREATE INDEX "desk_request_closed" ON "desk_request" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "desk_request"."state" in ('done', 'lost');--> statement-breakpoint
CREATE INDEX "desk_request_assignee" ON "desk_request" USING btree ("assignee_id","due","id");--> statement-breakpoint
CREATE INDEX "desk_request_quote" ON "desk_request" USING btree ("quote_uuid");--> statement-breakpoint
CREATE INDEX "desk_request_created" ON "desk_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "desk_request_email" ON "desk_request" USING btree (lower("email"));--> statement-breakpoint
CREATE TRIGGER "desk_request_history_is_immutable" BEFORE UPDATE ON "desk_request_history" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
--> statement-breakpoint
-- What was asked for before there was a desk: a row for each promise. Nothing says whether somebody called: those of the last
-- 30 days wait in the queue, older ones count as lost.
INSERT INTO "desk_request" ("kind", "state", "source_id", "quote_uuid", "first_name", "last_name", "email", "phone", "product", "deadline", "created_at", "closed_at")
SELECT CASE WHEN "monthly_cents" IS NULL THEN 'refused-quote' ELSE 'call-back' END,
	CASE WHEN "asked"."created_at" < now() - interval '30 days' THEN 'lost' ELSE 'new' END,
	"asked"."id", "uuid", "first_name", "last_name", "email", "phone", 'vita-tcm', "call_by", "asked"."created_at",
	CASE WHEN "asked"."created_at" < now() - interval '30 days' THEN now() END
FROM (
	SELECT DISTINCT ON ("quote_uuid", lower("email"), "phone", "call_by") * FROM "call_back"
	ORDER BY "quote_uuid", lower("email"), "phone", "call_by", "created_at"
) AS "asked" JOIN "life_quote" ON "uuid" = "quote_uuid"
ORDER BY "asked"."created_at";
--> statement-breakpoint
INSERT INTO "desk_request" ("kind", "state", "source_id", "first_name", "last_name", "email", "phone", "product", "deadline", "created_at", "closed_at")
SELECT 'quote-request', CASE WHEN "created_at" < now() - interval '30 days' THEN 'lost' ELSE 'new' END,
	"id", "first_name", "last_name", "email", "phone", "product", "created_at" + interval '30 minutes', "created_at",
	CASE WHEN "created_at" < now() - interval '30 days' THEN now() END
FROM (
	-- Whoever asked twice on a day was promised one call.
	SELECT DISTINCT ON ("product", lower("email"), "phone", date_trunc('day', "created_at")) * FROM "quote_request"
	ORDER BY "product", lower("email"), "phone", date_trunc('day', "created_at"), "created_at"
) AS "asked"
ORDER BY "created_at";
--> statement-breakpoint
INSERT INTO "desk_request_history" ("request_id", "at", "actor_name", "action", "to_state", "details")
SELECT "id", "created_at", 'Riparo', 'open', "state", '{}' FROM "desk_request" ORDER BY "created_at";
