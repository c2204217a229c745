ALTER TABLE "complaint" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ALTER COLUMN "email_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "receipt_posted_on" date;--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "end_posted_on" date;