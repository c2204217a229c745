CREATE TABLE "figure_day" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"product" text NOT NULL,
	"consultant" text NOT NULL,
	"number" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "figure_day_kind_day_product_consultant_pk" PRIMARY KEY("kind","day","product","consultant")
);
--> statement-breakpoint
CREATE TABLE "figure_mark" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deal_history_at" ON "deal_history" USING btree ("at");
--> statement-breakpoint
INSERT INTO "figure_mark" ("counted_until") VALUES ('2000-01-01T00:00:00Z');
