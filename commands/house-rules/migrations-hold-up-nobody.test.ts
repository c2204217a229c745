import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../server/src/settings/paths.ts';
import { findDangers } from './migration-dangers.ts';

/** A handful of rows each, for good. */
const smallTables = new Set(['figure_mark']);

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const files = journal.entries.map(({ tag }) => ({
  tag,
  text: readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'),
}));

test('no migration holds up whoever works on a large table', () => {
  const dangers = findDangers(files, smallTables);
  expect(dangers.map(({ tag, statement, why }) => `${tag}: ${statement}\n  ${why}`)).toEqual([]);
});

const next = '--> statement-breakpoint\n';
const first = { tag: '0', text: 'CREATE TABLE "deal" ("uuid" uuid, "stage" text, "price" integer);' };
const second = (text: string) => findDangers([first, { tag: '1', text }]).map(({ why }) => why);

test.each([
  ['an index built under a lock', 'CREATE INDEX "deal_stage" ON "deal" USING btree ("stage");'],
  ['a unique index', 'CREATE UNIQUE INDEX "deal_stage" ON "deal" USING btree ("stage");'],
  [
    'an index beside other changes',
    `ALTER TABLE "deal" ADD COLUMN "a" text;${next}CREATE INDEX CONCURRENTLY "i" ON "deal" ("a");`,
  ],
  [
    'a default worked out for each row',
    'ALTER TABLE "deal" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;',
  ],
  ['a default by the clock', 'ALTER TABLE "deal" ADD COLUMN "at" timestamptz DEFAULT clock_timestamp();'],
  ['a number for each row', 'ALTER TABLE "deal" ADD COLUMN "n" bigint GENERATED ALWAYS AS IDENTITY;'],
  ['a computed column', 'ALTER TABLE "deal" ADD COLUMN "d" integer GENERATED ALWAYS AS (price * 2) STORED;'],
  ['a column that must be filled and is not', 'ALTER TABLE "deal" ADD COLUMN "account" text NOT NULL;'],
  ['a column that is unique at once', 'ALTER TABLE "deal" ADD COLUMN "account" text UNIQUE;'],
  [
    'a foreign key',
    'ALTER TABLE "deal" ADD CONSTRAINT "fk" FOREIGN KEY ("uuid") REFERENCES "public"."b"("uuid");',
  ],
  ['a check', 'ALTER TABLE "deal" ADD CONSTRAINT "c" CHECK ("price" > 0);'],
  ['a unique constraint', 'ALTER TABLE "deal" ADD CONSTRAINT "u" UNIQUE("stage");'],
  ['a primary key', 'ALTER TABLE "deal" ADD PRIMARY KEY ("uuid");'],
  ['not null without a check', 'ALTER TABLE "deal" ALTER COLUMN "stage" SET NOT NULL;'],
  ['another type', 'ALTER TABLE "deal" ALTER COLUMN "price" SET DATA TYPE bigint;'],
  ['another type, said shortly', 'ALTER TABLE deal ALTER COLUMN price TYPE bigint;'],
  ['every row at once', `UPDATE "deal" SET "price" = 0 WHERE "price" IS NULL;`],
  ['every row deleted', 'DELETE FROM "deal";'],
  ['every row copied', `CREATE TABLE "b" ("n" bigint);${next}INSERT INTO "b" SELECT count(*) FROM "deal";`],
  ['rows without a limit', '-- until no row is left\nUPDATE "deal" SET "price" = 0 WHERE "price" IS NULL;'],
  ['what can not be read', "DO $$ BEGIN EXECUTE 'vacuum'; END $$;"],
  ['a column that the build before names', 'ALTER TABLE "deal" DROP COLUMN "price";'],
  ['a table that the build before names', 'DROP TABLE "deal" CASCADE;'],
  ['another name', 'ALTER TABLE "deal" RENAME COLUMN "price" TO "cents";'],
  ['a table written anew', 'ALTER TABLE "deal" SET UNLOGGED;'],
  ['a lock by hand', 'LOCK TABLE "deal";'],
  ['an index built anew', 'REINDEX TABLE "deal";'],
  [
    'a validated constraint beside other changes',
    `ALTER TABLE "deal" ADD COLUMN "a" text;${next}ALTER TABLE "deal" VALIDATE CONSTRAINT "c";`,
  ],
])('is refused: %s', (_, text) => {
  expect(second(text)).toHaveLength(1);
});

test.each([
  [
    'an index beside whoever writes',
    'CREATE INDEX CONCURRENTLY "deal_stage" ON "deal" USING btree ("stage");',
  ],
  [
    'an index of a new table',
    `CREATE TABLE "b" ("n" bigint);${next}CREATE INDEX "b_n" ON "b" USING btree ("n");`,
  ],
  [
    'a new table that points at a large one',
    `CREATE TABLE "b" ("d" uuid);${next}ALTER TABLE "b" ADD CONSTRAINT "fk" FOREIGN KEY ("d") REFERENCES "public"."deal"("uuid");`,
  ],
  ['a column that may be empty', 'ALTER TABLE "deal" ADD COLUMN "account" text;'],
  [
    'a column with one default for all',
    `ALTER TABLE "deal" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;`,
  ],
  [
    'a column that begins now',
    'ALTER TABLE "deal" ADD COLUMN "at" timestamp (3) with time zone DEFAULT now() NOT NULL;',
  ],
  [
    'a foreign key for new rows',
    'ALTER TABLE "deal" ADD CONSTRAINT "fk" FOREIGN KEY ("uuid") REFERENCES "b"("uuid") NOT VALID;',
  ],
  ['a constraint by an index that is there', 'ALTER TABLE "deal" ADD CONSTRAINT "u" UNIQUE USING INDEX "i";'],
  [
    'a few rows at a time',
    '-- until no row is left\nDELETE FROM "deal" WHERE "uuid" IN (SELECT "uuid" FROM "deal" WHERE "price" = 0 LIMIT 1000);',
  ],
  ['a column that nobody names', '-- unused since 0.9\nALTER TABLE "deal" DROP COLUMN "price";'],
  ['one that may be empty from now on', 'ALTER TABLE "deal" ALTER COLUMN "stage" DROP NOT NULL;'],
  ['an index that goes', 'DROP INDEX "deal_stage";'],
  [
    'a rule of a new function',
    'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE deal SET price = 0; RETURN NULL; END $$;',
  ],
])('passes: %s', (_, text) => {
  expect(second(text)).toEqual([]);
});

const inFiles = (parts: readonly string[]) => parts.map((text, index) => ({ tag: String(index), text }));

test('a column is filled for good in five files, each of which holds up nobody', () => {
  const column = 'ALTER TABLE "deal" ADD COLUMN "account" text;';
  const check = 'ALTER TABLE "deal" ADD CONSTRAINT "has_account" CHECK ("account" IS NOT NULL) NOT VALID;';
  const filled = `-- until no row is left\nUPDATE "deal" SET "account" = 'main' WHERE "uuid" IN (SELECT "uuid" FROM "deal" WHERE "account" IS NULL LIMIT 1000);`;
  const validated = 'ALTER TABLE "deal" VALIDATE CONSTRAINT "has_account";';
  const notNull = 'ALTER TABLE "deal" ALTER COLUMN "account" SET NOT NULL;';
  const texts = [first.text, column, filled, check, validated, notNull];

  expect(findDangers(inFiles(texts))).toEqual([]);
  expect(findDangers(inFiles([first.text, column, filled, check, notNull]))).toHaveLength(1);
  // Whoever changes a row that is not filled yet would be refused.
  expect(findDangers(inFiles([first.text, column + next + check]))).toHaveLength(1);
});

test('a table that stays small may be changed as one likes', () => {
  const text = 'UPDATE "deal" SET "price" = 0;';
  expect(findDangers([first, { tag: '1', text }], new Set(['deal']))).toEqual([]);
});
