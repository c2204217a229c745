CREATE FUNCTION "deal_words"("first_name" text, "last_name" text, "email" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(array_remove(regexp_split_to_array(
		lower(regexp_replace(normalize(first_name || ' ' || last_name || ' ' || email, NFD), '[\u0300-\u036f]', '', 'g')),
		'[^a-z0-9]+'), ''))
$$;
--> statement-breakpoint
CREATE TABLE "deal_tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stage" text NOT NULL,
	"product_key" text NOT NULL,
	"number" bigint NOT NULL,
	"sum_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_view" ADD CONSTRAINT "deal_view_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_view_name" ON "deal_view" USING btree ("staff_id",lower("name"));--> statement-breakpoint
CREATE INDEX "deal_created" ON "deal" USING btree ("created_at","uuid");--> statement-breakpoint
CREATE INDEX "deal_stage" ON "deal" USING btree ("stage","created_at","uuid");--> statement-breakpoint
CREATE INDEX "deal_product" ON "deal" USING btree ("product_key","created_at","uuid");--> statement-breakpoint
CREATE INDEX "deal_words" ON "deal" USING gin (deal_words("first_name", "last_name", "email"));--> statement-breakpoint
CREATE INDEX "ski_policy_number" ON "ski_policy" USING btree (right("id"::text, 12));
--> statement-breakpoint
INSERT INTO "deal_tally" ("stage", "product_key", "number", "sum_cents")
SELECT "stage", "product_key", count(*), sum("price_cents") FROM "deal" GROUP BY "stage", "product_key";
--> statement-breakpoint
CREATE FUNCTION "tally_new_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	SELECT stage, product_key, count(*), sum(price_cents) FROM changed GROUP BY stage, product_key;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_gone_deals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	SELECT stage, product_key, -count(*), -sum(price_cents) FROM changed GROUP BY stage, product_key;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tally_moved_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO deal_tally (stage, product_key, number, sum_cents)
	VALUES (OLD.stage, OLD.product_key, -1, -OLD.price_cents), (NEW.stage, NEW.product_key, 1, NEW.price_cents);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deal_tally_new" AFTER INSERT ON "deal" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tally_new_deals"();
--> statement-breakpoint
CREATE TRIGGER "deal_tally_gone" AFTER DELETE ON "deal" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tally_gone_deals"();
--> statement-breakpoint
CREATE TRIGGER "deal_tally_moved" AFTER UPDATE OF "stage", "product_key", "price_cents" ON "deal" FOR EACH ROW
	WHEN ((OLD.stage, OLD.product_key, OLD.price_cents) IS DISTINCT FROM (NEW.stage, NEW.product_key, NEW.price_cents))
	EXECUTE FUNCTION "tally_moved_deal"();
