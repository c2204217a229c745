DROP TABLE "deal" CASCADE;--> statement-breakpoint
CREATE TABLE "deal_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_uuid" uuid NOT NULL,
	"event" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"submission_key" uuid NOT NULL,
	"product_key" text NOT NULL,
	"order" text NOT NULL,
	"stage" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile" jsonb NOT NULL,
	"attributes" jsonb,
	"consents" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"starts_on" date,
	"ends_on" date,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "deal_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"account" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"checkout_id" text,
	"made_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_notice_account_id_pk" PRIMARY KEY("account","id")
);
--> statement-breakpoint
CREATE TABLE "payment_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"email" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"checkout_id" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payment_session_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "payment_session_attempt" UNIQUE("deal_uuid","attempt")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"account" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refund_reason" text,
	"provider_refund_id" text,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payment_provider_payment_id_unique" UNIQUE("provider_payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_answer" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_answer_account_key_pk" PRIMARY KEY("account","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"product_name" text NOT NULL,
	"product_description" text,
	"email" text,
	"reference" text,
	"metadata" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_checkout_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_event" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_history" ADD CONSTRAINT "deal_history_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_session_id_payment_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_session"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_history_deal" ON "deal_history" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "deal_account" ON "deal" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "deal_email" ON "deal" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "deal_expires" ON "deal" USING btree ("expires_at") WHERE "deal"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_session_unsettled" ON "payment_session" USING btree ("created_at") WHERE "payment_session"."state" in ('opening', 'open', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_that_counts" ON "payment" USING btree ("deal_uuid") WHERE "payment"."state" = 'received';--> statement-breakpoint
CREATE INDEX "payment_deal" ON "payment" USING btree ("deal_uuid");