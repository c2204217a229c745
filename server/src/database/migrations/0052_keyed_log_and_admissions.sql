CREATE TABLE "desk_log_end" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"key_id" text DEFAULT '' NOT NULL,
	"signature" text,
	CONSTRAINT "desk_log_end_is_one" CHECK ("desk_log_end"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "desk_log_head" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_log_head_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"rows" bigint NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_log" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "admitted_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "admitted_at" timestamp with time zone;