-- Run once by the superuser at the primary: the product's two roles. `riparo_owner` owns the product's database and nothing else, and
-- migrates it at the start; `riparo` serves requests: it reads and writes rows, and can only append to the log of the desk.
\getenv password PASSWORD
\getenv owner_password OWNER_PASSWORD
create role riparo_owner login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
create role riparo login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database riparo owner riparo_owner;
revoke connect, temporary on database riparo from public;
grant connect, temporary on database riparo to riparo;
revoke connect on database postgres from public;
revoke connect on database template1 from public;
