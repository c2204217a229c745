import {
  type DealEvent,
  type DealOrder,
  type DealStage,
  dealStages,
  dealTransitions,
} from '@riparo/domain/buy/deal/stages.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { Client } from 'pg';
import { fillPeople } from './fill-people.ts';

const firstNames = words(
  'Ada Luca Giulia Marco Niccolò Sara Zoë José Anna Paolo Chiara Davide Elena Fabio Gaia Hans Irene Jacopo Lea Matteo',
);
const lastNames = words(
  'Rossi Bianchi D’Angelo Ferri Esposito Müller Greco Conti Costa Fontana Gallo Leone Marino Nardi Orlando Pace Quercia Ricci Serra Testa Urso Valle Zanetti Àlvarez Bruni Caruso Donati Farina Giusti Longo',
);

const tables = ['deal', 'customer', 'deal_history', 'payment_session', 'payment', 'mail_message'];

/**
 * Deals of the last three years with people, history, payments and mails, distributed as in reality: six of
 * ten have ended, a quarter was lost, the others are open. Everyone has a mailbox, every other an account.
 */
export async function fillPipeline(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query(
    `create temporary table seeded as
     select overlay(overlay(md5('deal' || number) placing '4' from 13) placing '8' from 17)::uuid as id, number,
       now() - number * (interval '3 years' / $1::int) as created_at,
       'persona' || number || '@example.it' as email,
       ($2::text[])[1 + number * 7 % cardinality($2)] as first_name,
       ($3::text[])[1 + number * 11 % cardinality($3)] as last_name,
       'RSSMRA' || lpad((number % 100)::text, 2, '0') || 'A' || lpad((1 + number % 31)::text, 2, '0') || 'H'
         || lpad((number / 100 % 1000)::text, 3, '0') || chr(65 + (number / 100000) % 26) as tax_code,
       '+39333' || lpad(number::text, 7, '0') as phone,
       $4::jsonb -> (number % jsonb_array_length($4)) as product,
       case when number % 20 < 12 then 'closed_won' when number % 20 < 17 then 'closed_lost'
         else ($5::text[])[1 + number / 20 % cardinality($5)] end as stage
     from generate_series(1, $1::int) as number order by id`,
    [count, firstNames, lastNames, JSON.stringify(products), stagesOnTheWay],
  );
  await withoutIndexes(client, () => fillTables(client));
  for (const table of tables) await client.query(`vacuum (analyze, freeze) ${table}`);
  await fillPeople(client);
  await client.end();
}

async function fillTables(client: Client): Promise<void> {
  await client.query(
    `insert into customer (id, email, email_key, marketing)
     select id, email, email, '{}' from seeded where number % 2 = 0`,
  );
  await client.query(
    `insert into deal (uuid, submission_key, product_key, "order", stage, email, email_key, first_name, last_name,
       profile, consents, price_cents, account_id, created_at, expires_at)
     select id, id, product ->> 'key', product ->> 'order', stage, email, email, first_name, last_name,
       $1::jsonb || jsonb_build_object('taxCode', tax_code, 'phoneNumber', phone), $2, (product ->> 'priceCents')::int,
       case when number % 2 = 0 then id end, created_at,
       case when stage in ('quotation', 'qualified_lead', 'pay_intent') then now() + interval '7 days' end
     from seeded`,
    [profile, consents],
  );
  await client.query(
    `insert into deal_history (deal_uuid, event, from_stage, to_stage, cause, at)
     select id, step ->> 'event', step ->> 'from', step ->> 'to', 'bench', created_at + place * interval '7 minutes'
     from seeded, jsonb_array_elements($1::jsonb -> ((product ->> 'order') || ' ' || stage)) with ordinality as way (step, place)`,
    [JSON.stringify(ways)],
  );
  await client.query(
    `insert into payment_session (id, deal_uuid, attempt, account, state, amount_cents, email, success_url, cancel_url,
       checkout_id, created_at, expires_at)
     select id, id, 1, product ->> 'cardAccount', 'paid', (product ->> 'priceCents')::int, email, '/', '/', 'cs_' || id,
       created_at, created_at + interval '1 day'
     from seeded where $1::jsonb -> ((product ->> 'order') || ' ' || stage) @> '[{"event": "payment-confirmed"}]'`,
    [JSON.stringify(ways)],
  );
  await client.query(
    `insert into payment (id, deal_uuid, product_key, session_id, account, provider_payment_id, amount_cents, currency, state, received_at)
     select id, deal_uuid, product_key, id, account, 'pi_' || id, amount_cents, 'eur', 'received', payment_session.created_at
     from payment_session join deal on deal.uuid = deal_uuid`,
  );
  await client.query(
    `insert into mail_message (template, recipient, data, created_at, sent_at, deal_uuid, subject, text)
     select 'purchase-saved', email, jsonb_build_object('firstName', first_name, 'product', product ->> 'key',
       'amount', '79 €', 'path', '/quotation/' || id, 'expiresAt', '2026-12-01T00:00:00.000Z'), created_at, created_at,
       id, 'Il tuo acquisto', repeat('Abbiamo salvato i dati. ', 60)
     from seeded`,
  );
}

/** Built at the end, indexes take a tenth of the time. */
async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

type Step = { event: DealEvent; from: DealStage; to: DealStage };

const orders = [...new Set(purchasableProducts.map(({ order }) => order))];

/** The shortest way from the first stage to each, by the table of transitions. */
const ways = Object.fromEntries(
  orders.flatMap((order) =>
    dealStages.map(({ key }) => [`${order} ${key}`, shortestWay(order, key)] as const),
  ),
);

function shortestWay(order: DealOrder, to: DealStage): readonly Step[] {
  let found: readonly (readonly Step[])[] = [[]];
  const isThere = (way: readonly Step[]) => (way.at(-1)?.to ?? 'quotation') === to;
  while (!found.some(isThere))
    found = found.flatMap((way) =>
      dealTransitions
        .filter(
          ({ from, order: only }) =>
            from === (way.at(-1)?.to ?? 'quotation') && (only === undefined || only === order),
        )
        .filter((step) => step.to !== step.from)
        .map(({ event, from, to: next }) => [...way, { event, from, to: next }]),
    );
  return found.find(isThere) ?? [];
}

const stagesOnTheWay = dealStages.map(({ key }) => key).filter((key) => !key.startsWith('closed_'));

const products = purchasableProducts.map(({ key, order, priceCents, cardAccount }) => ({
  key,
  order,
  priceCents,
  cardAccount,
}));

const profile = { ...exampleProfile, region: examplePerson.home.region };

const consents = {
  version: '2026-11',
  givenAt: '2026-11-15T10:00:00.000Z',
  source: '/acquisto/pet',
  given: { privacy: true },
  documents: [],
};

function words(text: string): string[] {
  return text.split(' ');
}
