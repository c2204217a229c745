CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"marketing" jsonb NOT NULL,
	CONSTRAINT "customer_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "followed_news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"followed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_news" (
	"turn" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_news_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"news" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_event" DROP CONSTRAINT "account_event_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "consent_change" DROP CONSTRAINT "consent_change_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "deal" DROP CONSTRAINT "deal_account_id_account_id_fk";
--> statement-breakpoint
-- Whoever has an account is a customer from now on, before anything refers to one.
INSERT INTO "customer" ("id", "email", "email_key", "marketing") SELECT "id", "email", "email_key", "marketing" FROM "account";--> statement-breakpoint
CREATE INDEX "followed_news_followed" ON "followed_news" USING btree ("followed_at");--> statement-breakpoint
CREATE INDEX "identity_news_account" ON "identity_news" USING btree ("account_id","turn");--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_change" ADD CONSTRAINT "consent_change_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "marketing";