ALTER TABLE "claim_message" ADD COLUMN "note_id" uuid;--> statement-breakpoint
ALTER TABLE "claim_message" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;