ALTER TABLE "desk_request_history" ADD COLUMN "key" uuid;
