ALTER TABLE "deal" ADD COLUMN "renewal_of" uuid;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_renewal_of_deal_uuid_fk" FOREIGN KEY ("renewal_of") REFERENCES "public"."deal"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_renewal_of_unique" UNIQUE("renewal_of");