import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../server/src/platform/settings/paths.ts';
import { findDangers } from './migration-dangers.ts';

/** A handful of rows each, for good. */
const smallTables = new Set(['figure_mark']);

test('no migration blocks work on a large table', async () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = journal.entries.map(({ tag }) => ({
    tag,
    text: readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'),
  }));
  expect(await findDangers(files, smallTables)).toEqual([]);
});

const next = '\n--> statement-breakpoint\n';
const dangersOf = (text: string) => findDangers([{ tag: '1', text }]);

test.each([
  ['an index built under a lock', 'CREATE INDEX "deal_stage" ON "deal" USING btree ("stage");'],
  [
    'a foreign key that reads every row',
    'ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "c"("d");',
  ],
  ['another type', 'ALTER TABLE "deal" ALTER COLUMN "price" SET DATA TYPE bigint;'],
  ['a danger in the second action', 'ALTER TABLE "deal" ADD COLUMN "a" text, ADD CHECK ("price" > 0);'],
  ['a column the previous build uses', 'ALTER TABLE "deal" DROP COLUMN "price";'],
])('Squawk runs with our settings and refuses %s', async (_, text) => {
  expect(await dangersOf(text)).not.toEqual([]);
});

test.each([
  ['every row changed at once', `UPDATE "deal" SET "price" = 0 WHERE "price" IS NULL;`],
  ['every row deleted', 'DELETE FROM "deal";'],
  ['every row copied', `CREATE TABLE "b" ("n" bigint);${next}INSERT INTO "b" SELECT count(*) FROM "deal";`],
  ['steps without a limit', '-- until no row is left\nUPDATE "deal" SET "price" = 0 WHERE "price" IS NULL;'],
  ['an unreadable statement', "DO $$ BEGIN EXECUTE 'vacuum'; END $$;"],
  ['a rewritten table', 'ALTER TABLE "deal" SET UNLOGGED;'],
  ['an explicit lock', 'LOCK TABLE "deal";'],
  [
    'an index built beside other changes',
    `ALTER TABLE "deal" ADD COLUMN "a" text;${next}CREATE INDEX CONCURRENTLY "i" ON "deal" ("a");`,
  ],
])('our own rules refuse %s', async (_, text) => {
  expect(await dangersOf(text)).not.toEqual([]);
});

test.each([
  ['an index built beside writers', 'CREATE INDEX CONCURRENTLY "deal_stage" ON "deal" ("stage");'],
  ['an index of a new table', `CREATE TABLE "b" ("n" bigint);${next}CREATE INDEX "b_n" ON "b" ("n");`],
  [
    'a column with one default for all',
    `ALTER TABLE "deal" ADD COLUMN "m" jsonb DEFAULT '{}'::jsonb NOT NULL;`,
  ],
  ['a check for new rows', 'ALTER TABLE "deal" ADD CONSTRAINT "c" CHECK ("price" > 0) NOT VALID;'],
  ['a check of all rows afterwards', 'ALTER TABLE "deal" VALIDATE CONSTRAINT "c";'],
  [
    'rows a few at a time',
    '-- until no row is left\nDELETE FROM "deal" WHERE "uuid" IN (SELECT "uuid" FROM "deal" LIMIT 1000);',
  ],
  ['a column no longer used', '-- squawk-ignore ban-drop-column\nALTER TABLE "deal" DROP COLUMN "price";'],
])('a harmless migration passes: %s', async (_, text) => {
  expect(await dangersOf(text)).toEqual([]);
});

test('all rows of a small table may be changed at once', async () => {
  const text = 'UPDATE "figure_mark" SET "price" = 0;';
  expect(await findDangers([{ tag: '1', text }], smallTables)).toEqual([]);
});
