CREATE TABLE "complaint_document" (
	"complaint_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_document_complaint_id_kind_pk" PRIMARY KEY("complaint_id","kind")
);
--> statement-breakpoint
DROP INDEX "claim_ended";--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "complaint_document" ADD CONSTRAINT "complaint_document_complaint_id_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_open_state" ON "claim" USING btree ("state","next_word_by","id") WHERE "claim"."next_word_by" is not null;--> statement-breakpoint
CREATE INDEX "claim_ended_state" ON "claim" USING btree ("state","ended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "claim"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "claim_number_beginning" ON "claim" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "complaint_claim" ON "complaint" USING btree ("claim_id");