ALTER TABLE "stored_file" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "page_pictures" jsonb;