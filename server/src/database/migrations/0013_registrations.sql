CREATE TABLE "account_code_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_code_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"browser" text,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_registration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_registration_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"browser" text,
	"password_hash" text NOT NULL,
	"has_own_password" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"phone" text,
	"marketing" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Codes of the last day and requests for them are asked for again; who never confirmed waits as a registration.
DELETE FROM "account_code";--> statement-breakpoint
DELETE FROM "code_request";--> statement-breakpoint
INSERT INTO "account_registration" ("id", "email", "email_key", "password_hash", "has_own_password", "first_name", "last_name", "birth_date", "phone", "marketing", "created_at")
SELECT "id", "email", "email_key", "password_hash", "has_own_password", "first_name", "last_name", "birth_date", "phone", "marketing", "created_at" FROM "account" WHERE "confirmed_at" IS NULL;--> statement-breakpoint
DELETE FROM "account" WHERE "confirmed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "account_code" DROP CONSTRAINT "account_code_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "account_code" DROP CONSTRAINT "account_code_account_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "confirmed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "key_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "last_try_before" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "account_code" ADD COLUMN "key_expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "code_request" ADD COLUMN "email_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_request" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
CREATE INDEX "account_code_try_subject" ON "account_code_try" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "account_code_try_tried" ON "account_code_try" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "account_registration_email" ON "account_registration" USING btree ("email_key","turn");--> statement-breakpoint
CREATE INDEX "account_code_subject" ON "account_code" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "account_code" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "account_code" DROP COLUMN "wrong_tries";--> statement-breakpoint
ALTER TABLE "code_request" DROP COLUMN "email";