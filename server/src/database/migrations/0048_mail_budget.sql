CREATE UNLOGGED TABLE "mail_budget" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL
);
