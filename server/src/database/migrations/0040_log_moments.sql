-- What will be unique in each month of the desk's log: built beside whoever writes, before the next file divides it.
CREATE UNIQUE INDEX CONCURRENTLY "desk_log_moments" ON "desk_log" USING btree ("number","at");
