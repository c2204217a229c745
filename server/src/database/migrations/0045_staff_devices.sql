CREATE TABLE "staff_device" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_factors" integer DEFAULT 0 NOT NULL,
	"wrong_factor_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "wrong_factors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_member" ADD COLUMN "wrong_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "device_proof_hash" text;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_device_staff" ON "staff_device" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_device_expires" ON "staff_device" USING btree ("expires_at");