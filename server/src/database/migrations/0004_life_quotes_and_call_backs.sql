CREATE TABLE "call_back" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" uuid NOT NULL,
	"quote_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"consents" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"call_by" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	CONSTRAINT "call_back_submission" UNIQUE("quote_uuid","submission_key")
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" text NOT NULL,
	"delivery_key" text NOT NULL,
	"email" text,
	"submission" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submission_delivery_key_unique" UNIQUE("delivery_key")
);
--> statement-breakpoint
CREATE TABLE "life_quote" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"smoker" boolean NOT NULL,
	"sum_assured_cents" integer NOT NULL,
	"years" integer NOT NULL,
	"quoted_on" date NOT NULL,
	"tariff_version" text NOT NULL,
	"monthly_cents" integer,
	"refusal" text,
	"effective_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "life_quote_submission" UNIQUE("submission_key","birth_date","smoker","sum_assured_cents","years"),
	CONSTRAINT "life_quote_priced_or_refused" CHECK (("life_quote"."monthly_cents" is null) <> ("life_quote"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "purchase_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "forwarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_back" ADD CONSTRAINT "call_back_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_back_email" ON "call_back" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "form_submission_email" ON "form_submission" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_request_once" ON "purchase_request" USING btree ("quote_uuid",lower("email"));--> statement-breakpoint
CREATE INDEX "purchase_request_email" ON "purchase_request" USING btree (lower("email"));--> statement-breakpoint
CREATE FUNCTION "refuse_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "life_quote_is_immutable" BEFORE UPDATE ON "life_quote" FOR EACH ROW EXECUTE FUNCTION "refuse_update"();
