-- A deal is found by the hash of an address, and no two have the same.
CREATE UNIQUE INDEX CONCURRENTLY "deal_opener_address" ON "deal" USING btree ("opener_address");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "deal_mailed_address" ON "deal" USING btree ("mailed_address");
