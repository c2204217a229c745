CREATE TABLE "deal_act" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_act_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"action" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "deal_act_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "deal_note_version" (
	"note_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deal_note_version_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "deal_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deal_note_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "deal_task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"deal_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"assignee_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by_name" text,
	CONSTRAINT "deal_task_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "deal_uuid" uuid;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "deal_act" ADD CONSTRAINT "deal_act_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_act" ADD CONSTRAINT "deal_act_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note_version" ADD CONSTRAINT "deal_note_version_note_id_deal_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."deal_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note_version" ADD CONSTRAINT "deal_note_version_author_id_staff_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_note" ADD CONSTRAINT "deal_note_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_task" ADD CONSTRAINT "deal_task_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_task" ADD CONSTRAINT "deal_task_assignee_id_staff_member_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_act_deal" ON "deal_act" USING btree ("deal_uuid","number");--> statement-breakpoint
CREATE INDEX "deal_note_deal" ON "deal_note" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "deal_task_deal" ON "deal_task" USING btree ("deal_uuid");--> statement-breakpoint
CREATE INDEX "deal_task_open" ON "deal_task" USING btree ("assignee_id","day") WHERE "deal_task"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mail_message_deal" ON "mail_message" USING btree ("deal_uuid","created_at") WHERE "mail_message"."deal_uuid" is not null;