import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { dealAddress } from '../load/questions.ts';
import type { Row } from '../results.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import type { Subject } from './subject.ts';

const deals = 1_000_000;
const longestWaitGoalMs = 1000;
const readerSeconds = 4;

/** As the rule of CONTRIBUTING.md has it: each text is a file of migrations. */
const byTheRule: readonly { readonly what: string; readonly files: readonly string[] }[] = [
  {
    what: 'index built concurrently',
    files: ['create index concurrently by_price on big_deal (price_cents, uuid)'],
  },
  {
    what: 'unique constraint by an index built concurrently',
    files: [
      'create unique index concurrently one_key on big_deal (submission_key, uuid)',
      'alter table big_deal add constraint one_key unique using index one_key',
    ],
  },
  {
    what: 'column with a constant default, not null',
    files: [`alter table big_deal add column channel text default 'site' not null`],
  },
  {
    what: 'column filled 1,000 rows at a time, checked, not null',
    files: [
      'alter table big_deal add column currency text',
      `create index concurrently unfilled on big_deal (uuid) where currency is null;--> statement-breakpoint
       -- until no row is left
       update big_deal set currency = 'EUR' where uuid in (select uuid from big_deal where currency is null limit 1000);--> statement-breakpoint
       drop index concurrently unfilled`,
      'alter table big_deal add constraint has_currency check (currency is not null) not valid',
      'alter table big_deal validate constraint has_currency',
      `alter table big_deal alter column currency set not null;--> statement-breakpoint
       alter table big_deal drop constraint has_currency`,
    ],
  },
  {
    what: 'foreign key, validated later',
    files: [
      `create table channel (name text primary key);--> statement-breakpoint
       insert into channel values ('site');--> statement-breakpoint
       alter table big_deal add constraint of_channel foreign key (channel) references channel (name) not valid`,
      'alter table big_deal validate constraint of_channel',
    ],
  },
  { what: 'column dropped', files: ['alter table big_deal drop column currency'] },
];

/** What the rule refuses, in a transaction as it would have run. */
const refused: readonly { readonly what: string; readonly text: string }[] = [
  { what: 'index', text: 'create index by_price_again on big_deal (price_cents, uuid)' },
  {
    what: 'column with a default for each row',
    text: 'alter table big_deal add column mark uuid default gen_random_uuid()',
  },
  { what: 'check', text: 'alter table big_deal add constraint costs check (price_cents >= 0)' },
  { what: 'not null', text: 'alter table big_deal alter column mark set not null' },
  { what: 'another type', text: 'alter table big_deal alter column price_cents type bigint' },
  { what: 'every row at once', text: 'update big_deal set mark = uuid' },
];

/** The longest wait of a writer to the largest table while a migration runs. */
export const migrations: Subject = {
  key: 'migrations',
  name: 'Longest wait of a writer while a table of 1,000,000 rows is changed',
  async measure(stage) {
    const url = await stage.databaseUrl('migrations');
    await makeTable(url);
    const rows: Row[] = [];
    const inFolder = (files: readonly string[]) => runFiles(stage.folder, url, files);
    for (const { what, files } of byTheRule)
      rows.push(withGoal(what, await whileWriting(url, () => inFolder(files))));
    rows.push(
      withGoal(
        `column added behind a query of ${readerSeconds} s`,
        await whileReading(url, () => inFolder(['alter table big_deal add column patient text'])),
      ),
    );
    for (const { what, text } of refused)
      rows.push(told(`refused: ${what}`, await whileWriting(url, () => runPlainly(url, text))));
    rows.push(
      told(
        `refused: column added behind a query of ${readerSeconds} s, without an end of patience`,
        await whileReading(url, () => runPlainly(url, 'alter table big_deal add column impatient text')),
      ),
    );
    return rows;
  },
};

type Measured = { readonly longestMs: number; readonly writes: number; readonly tookMs: number };

const told = (what: string, { longestMs, tookMs, writes }: Measured): Row => ({
  what: `${what} (took ${(tookMs / 1000).toFixed(1)} s, ${writes} writes meanwhile)`,
  figure: `${Math.round(longestMs)} ms`,
});

const withGoal = (what: string, measured: Measured): Row => ({
  ...told(what, measured),
  goal: `≤ ${longestWaitGoalMs} ms`,
  met: measured.longestMs <= longestWaitGoalMs,
});

/** One writer who changes one deal after the other, and how long the slowest change took. */
async function whileWriting(url: string, change: () => Promise<void>): Promise<Measured> {
  const writer = await connected(url);
  const ended = new AbortController();
  let longestMs = 0;
  let writes = 0;
  const writing = (async () => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      await writer.query('update big_deal set expires_at = now() where uuid = $1', [
        dealAddress(1 + Math.floor(Math.random() * deals)),
      ]);
      longestMs = Math.max(longestMs, performance.now() - start);
      writes += 1;
      await delay(5);
    }
  })();
  const start = performance.now();
  try {
    await change();
  } finally {
    ended.abort();
  }
  const tookMs = performance.now() - start;
  await writing;
  await writer.end();
  return { longestMs, writes, tookMs };
}

/** The same while another transaction reads the table for some seconds. */
async function whileReading(url: string, change: () => Promise<void>): Promise<Measured> {
  const reader = await connected(url);
  await reader.query('begin');
  await reader.query('select from big_deal limit 1');
  const reading = delay(readerSeconds * 1000).then(() => reader.query('commit'));
  const measured = await whileWriting(url, change);
  await reading;
  await reader.end();
  return measured;
}

/** Rows as wide as deals, and a key: to fill all indexes of a million deals takes ten minutes and shows nothing more. */
async function makeTable(url: string): Promise<void> {
  const client = await connected(url);
  await client.query('create table big_deal (like deal including defaults)');
  await fillDeals(url, deals, 'big_deal');
  await client.query('alter table big_deal add primary key (uuid)');
  await client.end();
}

async function runPlainly(url: string, text: string): Promise<void> {
  const client = await connected(url);
  await client.query(text);
  await client.end();
}

/** By the product's own hand, as at a start. */
async function runFiles(stageFolder: string, url: string, files: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(stageFolder, 'migrations-'));
  await mkdir(join(folder, 'meta'));
  const now = Date.now();
  const entries = files.map((_, index) => ({ tag: String(index), when: now + index, breakpoints: true }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  await Promise.all(files.map((text, index) => writeFile(join(folder, `${index}.sql`), text)));
  await migrateDatabase(url, { folder });
  await rm(folder, { recursive: true });
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
