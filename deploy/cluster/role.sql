-- Run once by the superuser at the primary: the product's own role, which owns its own database and nothing else.
\getenv password PASSWORD
create role riparo login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database riparo owner riparo;
revoke connect, temporary on database riparo from public;
revoke connect on database postgres from public;
revoke connect on database template1 from public;
