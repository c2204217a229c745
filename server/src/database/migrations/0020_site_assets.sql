CREATE TABLE "site_asset" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"superseded_at" timestamp with time zone
);
