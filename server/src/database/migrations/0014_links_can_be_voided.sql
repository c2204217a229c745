ALTER TABLE "deal" ADD COLUMN "link_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Accounts that moved to another address before their contracts moved along: from now on they are written to there.
-- Contracts left behind by accounts that were deleted before now can not be told from those of guests, and stay as they are.
UPDATE "deal" SET "email" = "account"."email", "email_key" = "account"."email_key"
FROM "account"
WHERE "deal"."account_id" = "account"."id" AND "deal"."email_key" <> "account"."email_key";
