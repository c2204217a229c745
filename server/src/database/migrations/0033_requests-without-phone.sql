ALTER TABLE "desk_request" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_request" ALTER COLUMN "product" DROP NOT NULL;