-- Each month of the desk's log becomes a table of its own (decision 0073). What is there stays where it is, as the rest; months
-- are made by the product (desk-log/log-months.ts). Nothing here reads a row, and the table changes its name in one transaction:
-- nobody sees it half done.
ALTER TABLE "desk_log" RENAME TO "desk_log_rest";--> statement-breakpoint
ALTER TABLE "desk_log_rest" DROP CONSTRAINT "desk_log_pkey";--> statement-breakpoint
ALTER TABLE "desk_log_rest" ADD CONSTRAINT "desk_log_rest_pkey" PRIMARY KEY USING INDEX "desk_log_moments";--> statement-breakpoint
ALTER INDEX "desk_log_at" RENAME TO "desk_log_rest_at";--> statement-breakpoint
ALTER INDEX "desk_log_subject" RENAME TO "desk_log_rest_subject";--> statement-breakpoint
ALTER INDEX "desk_log_actor" RENAME TO "desk_log_rest_actor";--> statement-breakpoint
ALTER INDEX "desk_log_action" RENAME TO "desk_log_rest_action";--> statement-breakpoint
DROP TRIGGER "desk_log_rows_stay" ON "desk_log_rest";--> statement-breakpoint
CREATE TABLE "desk_log" (LIKE "desk_log_rest") PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER TABLE "desk_log" ADD CONSTRAINT "desk_log_number_at_pk" PRIMARY KEY("number","at");--> statement-breakpoint
CREATE INDEX "desk_log_at" ON "desk_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_log_subject" ON "desk_log" USING btree ("subject","number");--> statement-breakpoint
CREATE INDEX "desk_log_actor" ON "desk_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "desk_log_action" ON "desk_log" USING btree ("action","number");--> statement-breakpoint
-- Passed on to every month, the rest among them; what is about the whole table is not, so each has its own.
CREATE TRIGGER "desk_log_rows_stay" BEFORE UPDATE OR DELETE ON "desk_log" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();--> statement-breakpoint
CREATE TRIGGER "desk_log_stays" BEFORE TRUNCATE ON "desk_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();--> statement-breakpoint
ALTER TABLE "desk_log" ATTACH PARTITION "desk_log_rest" DEFAULT;
