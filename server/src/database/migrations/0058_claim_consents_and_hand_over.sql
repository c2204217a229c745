CREATE TABLE "claim_consent" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_consent_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_paper" ADD COLUMN "is_health" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "hand_over_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claim_consent" ADD CONSTRAINT "claim_consent_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_consent_claim" ON "claim_consent" USING btree ("claim_id","number");