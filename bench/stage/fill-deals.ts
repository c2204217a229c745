import { Client } from 'pg';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';

/** Deals never opened, numbered from 1; existing ones remain. `dealAddress` gives the link id of each. */
export async function fillDeals(databaseUrl: string, count: number, table = 'deal'): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set synchronous_commit = off');
  // In the order of their addresses, so that every index grows at its end, in a tenth of the time.
  await client.query(
    `insert into ${table} (uuid, submission_key, product_key, "order", stage, email, email_key, first_name, last_name,
       profile, attributes, consents, price_cents, created_at, expires_at, mailed_address)
     select id, id, 'pet', 'pay-first', 'quotation', id || '@example.it', id || '@example.it', $2, $3,
       $4, $5, $6, 1200, now(), now() + interval '7 days',
       -- As hashOfAddress makes it.
       translate(encode(sha256(convert_to(id::text, 'UTF8')), 'base64'), '+/=', '-_')
     from (
       select overlay(overlay(md5(number::text) placing '4' from 13) placing '8' from 17)::uuid as id
       from generate_series(1, $1::int) as number
       order by id
     ) as numbered
     on conflict do nothing`,
    [count, examplePerson.firstName, examplePerson.lastName, profile, attributes, consents],
  );
  await client.query(`vacuum (analyze, freeze) ${table}`);
  // The people are not searched for, and a job indexing them all would disturb other measurements.
  await client.query('truncate desk_person_due');
  await client.end();
}

const profile = { ...exampleProfile, region: examplePerson.home.region };

const attributes = {
  petType: 'Cane',
  petName: 'Argo',
  pet_date_of_birth: '2020-05-01',
  petChipNumber: '380260000000001',
  petBreed: 'Meticcio',
};

const consents = {
  version: '2026-11',
  givenAt: '2026-11-15T10:00:00.000Z',
  source: '/acquisto/pet',
  given: { privacy: true },
  documents: [],
};
