CREATE TABLE "opening_hours" (
	"version" integer PRIMARY KEY NOT NULL,
	"week" jsonb NOT NULL,
	"closing_days" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_request" ADD COLUMN "call_by" timestamp with time zone;--> statement-breakpoint
-- What the desk was given; whoever asked again before it was over was promised the same moment, which has passed by now.
UPDATE "quote_request" SET "call_by" = coalesce(
	(SELECT "deadline" FROM "desk_request" WHERE "kind" = 'quote-request' AND "source_id" = "quote_request"."id"),
	"created_at" + interval '30 minutes'
);--> statement-breakpoint
ALTER TABLE "quote_request" ALTER COLUMN "call_by" SET DEFAULT now() + interval '30 minutes';--> statement-breakpoint
ALTER TABLE "quote_request" ALTER COLUMN "call_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_changed_by_staff_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;