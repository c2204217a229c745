CREATE TABLE "deal_document" (
	"deal_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea",
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_document_deal_uuid_kind_pk" PRIMARY KEY("deal_uuid","kind")
);
--> statement-breakpoint
CREATE TABLE "deal_signature" (
	"deal_uuid" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	"code_wrong_tries" integer DEFAULT 0 NOT NULL,
	"signed_at" timestamp with time zone,
	"evidence" jsonb,
	"sealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"encrypted_key" text NOT NULL,
	"certificate" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sold_document" (
	"sha256" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_document" ADD CONSTRAINT "deal_document_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_signature" ADD CONSTRAINT "deal_signature_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_signature_waiting" ON "deal_signature" USING btree ("expires_at") WHERE "deal_signature"."signed_at" is null;