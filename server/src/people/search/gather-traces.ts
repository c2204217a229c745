import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { FORGOTTEN_PERSON, NO_MAILBOX } from '../../care/requests/forgotten-person.ts';
import type { Trace } from './compose-person.ts';

type Row = {
  key: EmailKey;
  source: Trace['source'];
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  tax_code: string | null;
  birth_date: string | null;
  at: string;
  ref: string | null;
};

/** What every table says about the owners of these mailboxes; for an account only that it exists. */
export async function tracesOfMailboxes(
  db: Database | Transaction,
  keys: readonly EmailKey[],
): Promise<{ key: EmailKey; accountId: string | null; trace: Trace }[]> {
  if (keys.length === 0) return [];
  const among = sql`= any(${sql.param(keys)}::text[])`;
  // A quote has a name but no mailbox: it is linked by the requests made with it.
  const { rows } = await db.execute<Row>(sql`
    select email_key as key, 'deal' as source, email, first_name, last_name, profile->>'phoneNumber' as phone,
        nullif(profile->>'taxCode', '') as tax_code, profile->>'dateOfBirth' as birth_date, created_at as at,
        uuid::text as ref
      from deal where email_key ${among} and erasure_asked_at is null
    union all
    select email_key, 'policy', email, first_name, last_name, null, null, null, deal.created_at, ski_policy.id::text
      from deal join ski_policy on deal_uuid = uuid where email_key ${among} and erasure_asked_at is null
    union all
    select email_key, 'other', email, first_name, last_name, phone, null, answers->>'client_dob', created_at, null
      from checkup where email_key ${among}
    union all
    select lower(email), 'other', email, first_name, last_name, phone, null, null, created_at, null
      from quote_request where lower(email) ${among}
    union all
    select lower(email), 'other', email, first_name, last_name, phone, null, null, created_at, null
      from booked_call where lower(email) ${among}
    union all
    select lower(email), 'other', email, first_name, last_name, phone, null, birth_date::text, asked.created_at, null
      from call_back as asked join life_quote on uuid = quote_uuid where lower(email) ${among} and by_maker
    union all
    select lower(email), 'other', email, first_name, last_name, null, null, birth_date::text, asked.created_at, null
      from purchase_request as asked join life_quote on uuid = quote_uuid where lower(email) ${among} and by_maker
    union all
    select lower(email), 'other', email, first_name, last_name, phone, null, null, created_at, null
      from desk_request where lower(email) ${among} and email not in (${FORGOTTEN_PERSON.email}, ${NO_MAILBOX})
    union all
    select email_key, 'account', email, null, null, null, null, null, (marketing->>'givenAt')::timestamptz, id::text
      from customer where email_key ${among}`);
  return rows.map((row) => {
    const isAccount = row.source === 'account';
    return {
      key: row.key,
      accountId: isAccount ? row.ref : null,
      trace: {
        source: row.source,
        email: row.email,
        firstName: row.first_name ?? '',
        lastName: row.last_name ?? '',
        phone: row.phone,
        taxCode: row.tax_code,
        birthDate: row.birth_date,
        at: new Date(row.at),
        ref: isAccount ? null : row.ref,
      },
    };
  });
}
