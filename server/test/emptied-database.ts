import type { Client } from 'pg';

/**
 * Makes `empty_again()` in the database that tests clone: it deletes every row that came since, whatever guards it, and lets
 * numbers begin anew. What was there from the start stays: the queues, and which
 * migrations ran. Where a test has changed the tables themselves, it fails.
 */
export async function provideEmptying(client: Client): Promise<void> {
  await client.query(`
    create schema emptying;
    create table emptying.stays (name text primary key);
    create function emptying.tables() returns setof text language sql as $$
      select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'emptying')
    $$;
    create function emptying.has_rows(name text) returns boolean language plpgsql as $$
      declare found boolean;
      begin
        execute format('select exists (select from %s)', name) into found;
        return found;
      end
    $$;
    create function emptying.shape() returns text language sql as $$
      select concat_ws(' ',
        (select count(*) from pg_attribute where not attisdropped), (select count(*) from pg_class),
        (select md5(string_agg(prosrc, '' order by oid)) from pg_proc where pronamespace = 'public'::regnamespace),
        (select count(*) from pg_constraint), (select count(*) from pg_trigger where tgenabled = 'O'))
    $$;
    insert into emptying.stays select name from emptying.tables() as name where emptying.has_rows(name);
    do $$
      declare kept text;
      begin
        for kept in select name from emptying.stays where name like 'public.%' loop
          execute format('create table emptying.%s as table %s', replace(kept, 'public.', ''), kept);
        end loop;
      end
    $$;
    create function emptying.empty_again() returns void language plpgsql set session_replication_role = replica as $$
      declare name text;
      begin
        for name in select emptying.tables() except select stays.name from emptying.stays loop
          if emptying.has_rows(name) then execute 'delete from ' || name; end if;
        end loop;
        for name in select replace(stays.name, 'public.', '') from emptying.stays where stays.name like 'public.%' loop
          execute format('delete from public.%s', name);
          execute format('insert into public.%s overriding system value select * from emptying.%s', name, name);
        end loop;
        for name in select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null loop
          execute format('alter sequence %s restart', name);
        end loop;
        if emptying.shape() <> (select shape from emptying.begun) then raise 'the tables are no longer what they were'; end if;
      end
    $$;
    create table emptying.begun (shape text);
    insert into emptying.begun select emptying.shape();`);
}
