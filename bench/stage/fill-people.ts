import { nameWords } from '@riparo/domain/people/search/name-words.ts';
import type { Client } from 'pg';

/**
 * The people of the created deals as the product would index them, in a hundredth of the time: the product
 * reads everything about each mailbox, and here a mailbox has one deal. The table must be empty.
 */
export async function fillPeople(client: Client): Promise<void> {
  const { rows } = await client.query<{ first_name: string; last_name: string }>(
    'select distinct first_name, last_name from deal',
  );
  const names = rows.map(({ first_name: first, last_name: last }) => {
    const words = nameWords(`${first} ${last}`);
    const key = [...words].toSorted().join(' ');
    const terms = words.flatMap((one) =>
      words.filter((other) => other !== one).map((other) => `${one} ${other}`),
    );
    return { first, last, words, terms, key };
  });
  await client.query('drop index desk_person_traces');
  await client.query(
    `create temporary table name_words as select * from jsonb_to_recordset($1::jsonb)
       as name (first text, last text, words text[], terms text[], key text)`,
    [JSON.stringify(names)],
  );
  await client.query(
    `insert into desk_person (id, email_key, email, first_name, last_name, phone, tax_code, birth_date, words, traces,
       deal_count, has_account, last_seen_at)
     select uuid, email_key, email, first_name, last_name, profile ->> 'phoneNumber', profile ->> 'taxCode',
       (profile ->> 'dateOfBirth')::date, words,
       array['p:' || substr(profile ->> 'phoneNumber', 4), 't:' || (profile ->> 'taxCode'), 'd' || right(uuid::text, 6), '=t' || left(profile ->> 'taxCode', 15),
           '=b' || (profile ->> 'dateOfBirth') || ' ' || key, '=p' || substr(profile ->> 'phoneNumber', 4) || ' ' || key],
       1, account_id is not null, created_at
     from deal join name_words on first = first_name and last = last_name
     order by created_at`,
  );
  await client.query(
    `insert into desk_person_term (term, person_id)
     select term, uuid from deal join name_words on first = first_name and last = last_name, unnest(terms) as term
     order by term, uuid`,
  );
  await client.query(
    'insert into desk_word select distinct unnest(words) from name_words on conflict do nothing',
  );
  await client.query(
    'create index desk_person_traces on desk_person using gin (traces) with (fastupdate = false)',
  );
  // Everyone is already indexed.
  await client.query('truncate desk_person_due');
  for (const table of ['desk_person', 'desk_person_term', 'desk_word'])
    await client.query(`vacuum (analyze, freeze) ${table}`);
}
