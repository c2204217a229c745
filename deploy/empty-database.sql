-- Everything of the product in this database, before a dump is restored into it: `npm run restore`, docs/running.md.
-- By the role that owns it, which need not be superuser. What is not the product's (extensions) stays.
do $$
declare
  statement text;
begin
  for statement in
    select format('drop schema %I cascade', nspname) from pg_namespace where nspname in ('drizzle', 'pgboss')
    union all
    -- The months of a table go with it.
    select format('drop table if exists %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = 'public'
  loop
    execute statement;
  end loop;
  for statement in
    select format('drop type %s cascade', oid::regtype) from pg_type
    where typnamespace = 'public'::regnamespace and typtype = 'e'
    union all
    select format('drop routine %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end
$$;
