import { deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { Client } from 'pg';
import { growthRows } from '../load/growth.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import type { Subject } from './subject.ts';

const asked = 20;

async function somePaths(databaseUrl: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from deal order by md5(uuid::text) limit $1',
    [asked],
  );
  await client.end();
  return rows.map(({ uuid }) => deskDealCall.path.replace(':uuid', uuid));
}

/** Whether gathering everything about a deal takes longer with more deals: each part is found by an index. */
export const deskDeal: Subject = {
  key: 'desk-deal',
  name: 'One deal at the desk among a million',
  measure: (stage) =>
    growthRows(stage, {
      what: 'the page of a deal',
      world: 'pipeline',
      few: 1000,
      many: 1_000_000,
      fill: fillPipeline,
      paths: somePaths,
      longestMs: 200,
      mostGrowth: 1.5,
    }),
};
