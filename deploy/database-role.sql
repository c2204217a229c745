-- Run once by the database of compose.yaml, on its empty volume: the product's two roles. `riparo_owner` owns the product's database
-- and nothing else, and migrates it at the start; `riparo` serves requests: it reads and writes rows, changes no table, and can only
-- append to the log of the desk. Neither reads files, starts programs or sees other databases.
\getenv password POSTGRES_PASSWORD
\getenv owner_password POSTGRES_OWNER_PASSWORD

create role riparo_owner login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
create role riparo login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database riparo owner riparo_owner;
revoke connect, temporary on database riparo from public;
grant connect, temporary on database riparo to riparo;
revoke connect on database postgres from public;
revoke connect on database template1 from public;

-- Without a password nobody is superuser over the network; in the container, by its socket, still:
-- docker compose exec database psql --username postgres
alter role postgres password null;
