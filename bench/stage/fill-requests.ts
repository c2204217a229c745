import { Client } from 'pg';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';

/**
 * Open requests at the desk, and as many closed ones: most are due in the next weeks, 1% is late, 10% are
 * assigned, 20% are to be called again.
 */
export async function fillRequests(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set synchronous_commit = off');
  const isOpen = `number <= ${count}`;
  await client.query(
    `insert into desk_request (kind, state, source_id, first_name, last_name, email, phone, product, deadline, again_at,
       assignee_id, taken_at, created_at, closed_at, outcome)
     select (array['quote-request', 'call-back', 'booked-call', 'claim', 'complaint'])[1 + number % 5],
       case when not ${isOpen} then 'done' when number % 10 = 0 then 'taken' when number % 10 < 3 then 'waiting' else 'new' end,
       gen_random_uuid(), $2, $3, 'persona' || number || '@example.it', $4, 'casa', due, case when number % 10 in (1, 2) then due end,
       case when ${isOpen} and number % 10 = 0 then (select id from staff_member order by id offset number % 50 limit 1) end,
       case when ${isOpen} and number % 10 = 0 then now() end,
       now() - interval '1 hour', case when not ${isOpen} then now() - number * interval '1 second' end,
       case when not ${isOpen} then 'spoken-interested' end
     from (
       select number, now() + (number * 7919 % 3000 - 30) * interval '15 minutes' as due
       from generate_series(1, $1::int * 2) as number
     ) as numbered`,
    [count, examplePerson.firstName, examplePerson.lastName, '+393331234567'],
  );
  await client.query('vacuum (analyze, freeze) desk_request');
  // The people are not searched for, and a job indexing them all would disturb other measurements.
  await client.query('truncate desk_person_due');
  await client.end();
}
