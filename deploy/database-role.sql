-- Run once by the database of compose.yaml, on its empty volume: the product's own role, which owns its own database and
-- nothing else. It may change its tables, as migrations do, and neither read files nor start programs nor see other
-- databases.
\getenv password POSTGRES_PASSWORD

create role riparo login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database riparo owner riparo;
revoke connect, temporary on database riparo from public;
revoke connect on database postgres from public;
revoke connect on database template1 from public;

-- Without a password nobody is superuser over the network; in the container, by its socket, still:
-- docker compose exec database psql --username postgres
alter role postgres password null;
