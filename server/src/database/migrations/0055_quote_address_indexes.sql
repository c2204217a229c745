-- Quotes are found by the hash of their address, booked calls are counted by network.
CREATE INDEX CONCURRENTLY "booked_call_network" ON "booked_call" USING btree ("network");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "life_quote_address" ON "life_quote" USING btree ("address_hash");
