CREATE TABLE "sandbox_card_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compared_day" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payments" integer NOT NULL,
	"received_cents" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"disputes" integer NOT NULL,
	CONSTRAINT "compared_day_day_account_pk" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"deal_uuid" uuid,
	"provider_cents" integer,
	"our_cents" integer,
	"found_at" timestamp (3) with time zone NOT NULL,
	"explained_by" uuid,
	"explained_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "payment_difference_once" UNIQUE("account","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"account" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dispute_account_id_pk" PRIMARY KEY("account","id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"state" text NOT NULL,
	"failure" text,
	"leaves_cover" boolean NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	"provider_refund_id" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refund_provider_refund_id_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
ALTER TABLE "payment_notice" ADD COLUMN "dispute_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "product_key" text;--> statement-breakpoint
UPDATE "payment" SET "product_key" = "deal"."product_key" FROM "deal" WHERE "deal"."uuid" = "payment"."deal_uuid";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "product_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_card_checkout" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sandbox_card_checkout" SET "paid_at" = "created_at" WHERE "status" = 'complete';--> statement-breakpoint
ALTER TABLE "sandbox_card_refund" ADD COLUMN "status" text DEFAULT 'succeeded' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_card_refund" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_difference" ADD CONSTRAINT "payment_difference_explained_by_staff_member_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_asked_by_staff_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compared_day_failed" ON "compared_day" USING btree ("day") WHERE "compared_day"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_difference_day" ON "payment_difference" USING btree ("day","account");--> statement-breakpoint
CREATE INDEX "payment_difference_open" ON "payment_difference" USING btree ("found_at","id") WHERE "payment_difference"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_opened" ON "dispute" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("opened_at") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_deal" ON "refund" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "refund_asked" ON "refund" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("asked_at","id") WHERE "refund"."state" in ('waiting', 'due', 'failed');--> statement-breakpoint
CREATE INDEX "refund_done" ON "refund" USING btree ("done_at") WHERE "refund"."state" = 'done';--> statement-breakpoint
CREATE INDEX "payment_received" ON "payment" USING btree ("received_at","id","account","product_key","amount_cents");--> statement-breakpoint
CREATE INDEX "payment_product" ON "payment" USING btree ("product_key","received_at","id");--> statement-breakpoint
CREATE INDEX "payment_going_back" ON "payment" USING btree ("received_at","id") WHERE "payment"."state" <> 'received';--> statement-breakpoint
-- A refund that is on its way keeps its key at the provider, which is the payment's id.
INSERT INTO "refund" ("id", "payment_id", "deal_uuid", "amount_cents", "reason", "state", "failure", "leaves_cover", "asked_at", "provider_refund_id", "done_at")
SELECT "id", "id", "deal_uuid", "amount_cents", coalesce("refund_reason", 'deal-closed'),
	CASE WHEN "state" = 'refunded' THEN 'done' WHEN "provider_refund_id" IS NULL THEN 'due' ELSE 'failed' END,
	CASE WHEN "state" <> 'refunded' AND "provider_refund_id" IS NOT NULL THEN 'returned' END,
	false, "received_at", "provider_refund_id", "refunded_at"
FROM "payment" WHERE "state" <> 'received';--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "provider_refund_id";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "refunded_at";