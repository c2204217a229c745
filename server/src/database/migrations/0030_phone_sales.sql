CREATE TABLE "phone_sale" (
	"key" uuid PRIMARY KEY NOT NULL,
	"deal_uuid" uuid,
	"quote_uuid" uuid,
	"staff_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_sale_deal_uuid_unique" UNIQUE("deal_uuid"),
	CONSTRAINT "phone_sale_quote_uuid_unique" UNIQUE("quote_uuid")
);
--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_deal_uuid_deal_uuid_fk" FOREIGN KEY ("deal_uuid") REFERENCES "public"."deal"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_quote_uuid_life_quote_uuid_fk" FOREIGN KEY ("quote_uuid") REFERENCES "public"."life_quote"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_sale" ADD CONSTRAINT "phone_sale_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_sale_staff" ON "phone_sale" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "mail_message_recipient" ON "mail_message" USING btree (lower("recipient"));