import {
  deskPaymentsCall,
  deskRefundsCall,
  paymentTotalsCall,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { Client } from 'pg';
import { growthRows } from '../load/growth.ts';
import type { Row } from '../results.ts';
import { fillFigures } from '../stage/fill-figures.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Subject } from './subject.ts';

const many = 1_000_000;
const world = { world: 'pipeline', few: 1000, many, fill: fillPipeline };

/** Whether payment lists and their totals take longer with more payments: for a month, and for all. */
export const deskPayments: Subject = {
  key: 'desk-payments',
  name: 'Payments at the desk among a million deals',
  async measure(stage) {
    const today = dayInRome(new Date());
    const month = `from=${addDays(today, -30)}`;
    const asked = async (what: string, paths: readonly string[], mostGrowth: number): Promise<Row[]> =>
      growthRows(stage, {
        ...world,
        what,
        paths: async (databaseUrl) => {
          await fillRefunds(databaseUrl);
          await fillFigures(databaseUrl);
          return paths;
        },
        longestMs: 200,
        mostGrowth,
      });
    return [
      ...(await asked(
        'a page of payments or refunds',
        [
          deskPaymentsCall.path,
          `${deskPaymentsCall.path}?${month}`,
          `${deskPaymentsCall.path}?product=pet`,
          `${deskPaymentsCall.path}?state=part-refunded&${month}`,
          deskRefundsCall.path,
        ],
        1.5,
      )),
      ...(await asked('totals of a month', [`${paymentTotalsCall.path}?${month}`], 3)),
      ...(await asked('totals of all time', [paymentTotalsCall.path], 3)),
    ];
  },
};

/** One payment in twenty was partially refunded a day later. */
async function fillRefunds(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into refund (id, payment_id, deal_uuid, amount_cents, reason, state, leaves_cover, asked_at, provider_refund_id, done_at)
     select id, id, deal_uuid, 500, 'goodwill', 'done', true, received_at + interval '1 day', 're_' || id,
       received_at + interval '1 day'
     from payment where ('x' || right(id::text, 4))::bit(16)::int % 20 = 0
     on conflict do nothing`,
  );
  await client.query('vacuum (analyze) refund');
  await client.end();
}
