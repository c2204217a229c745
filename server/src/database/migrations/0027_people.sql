CREATE TABLE "desk_person_due" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_person_due_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person_join" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"joined_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_key" text COLLATE "C" NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"tax_code" text,
	"birth_date" date,
	"words" text[] NOT NULL,
	"traces" text[] NOT NULL,
	"deal_count" integer NOT NULL,
	"has_account" boolean NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_person_term" (
	"term" text COLLATE "C" NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "desk_person_term_term_person_id_pk" PRIMARY KEY("term","person_id")
);
--> statement-breakpoint
ALTER TABLE "desk_person_join" ADD CONSTRAINT "desk_person_join_person_id_desk_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."desk_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_person_term" ADD CONSTRAINT "desk_person_term_person_id_desk_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."desk_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_person_join_group" ON "desk_person_join" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_person_email" ON "desk_person" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "desk_person_seen" ON "desk_person" USING btree ("last_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "desk_person_traces" ON "desk_person" USING gin ("traces") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "desk_person_term_person" ON "desk_person_term" USING btree ("person_id");--> statement-breakpoint
CREATE FUNCTION "note_due_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "desk_person_due" ("email_key") SELECT DISTINCT lower("email") FROM "new_rows";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "desk_person_due" ("email_key") SELECT DISTINCT lower("email") FROM "old_rows";
	ELSE
		INSERT INTO "desk_person_due" ("email_key")
		SELECT lower("email") FROM "new_rows" UNION SELECT lower("email") FROM "old_rows";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	"source" text;
BEGIN
	FOREACH "source" IN ARRAY ARRAY['deal', 'quote_request', 'call_back', 'booked_call', 'purchase_request', 'checkup', 'desk_request', 'customer'] LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"()', "source" || '_people_inserted', "source");
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"()', "source" || '_people_updated', "source");
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_due_people"()', "source" || '_people_removed', "source");
	END LOOP;
END $$;
--> statement-breakpoint
-- Everybody there is: a job finds them a few at a time, while the desk and the site work.
INSERT INTO "desk_person_due" ("email_key") VALUES ('');
