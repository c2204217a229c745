CREATE TABLE "ski_holder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	CONSTRAINT "ski_holder_place" UNIQUE("policy_id","place")
);
--> statement-breakpoint
CREATE TABLE "ski_policy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"product_type" text NOT NULL,
	"duration" text NOT NULL,
	"days" integer,
	"adults" integer NOT NULL,
	"kids" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"promo_code" text,
	"list_price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tariff_version" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"cover_from" timestamp with time zone,
	CONSTRAINT "ski_policy_deal_uuid_unique" UNIQUE("deal_uuid")
);
--> statement-breakpoint
ALTER TABLE "ski_holder" ADD CONSTRAINT "ski_holder_policy_id_ski_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."ski_policy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ski_policy" ADD CONSTRAINT "ski_policy_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;