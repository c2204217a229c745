-- What is sent again is found by its key, and two can not be done under one.
CREATE UNIQUE INDEX CONCURRENTLY "desk_request_history_key" ON "desk_request_history" USING btree ("key");
