-- The role that serves requests need not own the log of the desk (docs/running.md): months are made and dropped by these two, with
-- the rights of the owner, and neither touches what is younger than two years.
CREATE FUNCTION "ready_log_month"("moment" timestamptz) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	"month" timestamp := date_trunc('month', "moment" AT TIME ZONE 'UTC');
	"starts" timestamptz := "month" AT TIME ZONE 'UTC';
	"ends" timestamptz := ("month" + interval '1 month') AT TIME ZONE 'UTC';
	"name" text := 'desk_log_' || to_char("month", 'YYYY_MM');
BEGIN
	-- Processes that start at once: two that both look into the rest would wait for each other to let it go.
	PERFORM pg_advisory_xact_lock(hashtextextended('months of desk_log', 0));
	-- A month whose first rows are in the rest already stays there: to move them would lock out whoever reads.
	IF to_regclass("name") IS NOT NULL OR EXISTS (SELECT FROM desk_log_rest WHERE "at" >= "starts" AND "at" < "ends") THEN
		RETURN NULL;
	END IF;
	-- Made aside and then attached: that locks out neither who reads nor who writes the other months.
	EXECUTE format('CREATE TABLE %I (LIKE desk_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)', "name");
	EXECUTE format('ALTER TABLE desk_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', "name", "starts", "ends");
	-- What holds for the rows is passed on to it by the database, this is not.
	EXECUTE format('CREATE TRIGGER desk_log_stays BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change()', "name");
	RETURN "name";
END
$$;
--> statement-breakpoint
CREATE FUNCTION "drop_log_rows"("before" timestamptz, "through" bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	"name" text;
BEGIN
	IF "before" > now() - interval '24 months' THEN
		RAISE EXCEPTION 'the log of the desk is only appended to';
	END IF;
	FOR "name" IN
		SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
		WHERE inhparent = 'desk_log'::regclass AND relname ~ '^desk_log_\d{4}_\d{2}$'
			AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' <= "before"
		ORDER BY relname
	LOOP
		EXECUTE format('DROP TABLE %I', "name");
	END LOOP;
	-- What was written before there were months, or was in none; a trigger refuses what is younger than two years.
	DELETE FROM desk_log WHERE "number" <= "through";
END
$$;
--> statement-breakpoint
INSERT INTO "desk_log_end" DEFAULT VALUES;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "ready_log_month"(timestamptz), "drop_log_rows"(timestamptz, bigint) FROM PUBLIC;
