import { expect, test } from 'vitest';
import { statementName, statementText } from './open-traces.ts';

test.each([
  [
    'select * from "deal" where "uuid" = $1 limit 20',
    'select * from "deal" where "uuid" = $1 limit ?',
    'SELECT deal',
  ],
  ["update deal set email = 'ada@example.it', n = 4.5", 'update deal set email = ?, n = ?', 'UPDATE deal'],
  ["select 'It''s Ada'", 'select ?', 'SELECT'],
  [
    'insert into "public"."life_quote" ("uuid") values ($1) -- Ada',
    'insert into "public"."life_quote" ("uuid") values ($1)',
    'INSERT life_quote',
  ],
  ['select $$Ada$$, e2 from t1', 'select ?, e2 from t1', 'SELECT t1'],
  ['/* Ada */ begin', 'begin', 'BEGIN'],
  ['set local x from y', 'set local x from y', 'SET'],
  ['(select 1)', '(select ?)', 'SQL'],
  [`select ${'a'.repeat(3000)}`, `select ${'a'.repeat(1993)}`, 'SELECT'],
])('%s', (text, bare, name) => {
  expect(statementText(text)).toBe(bare);
  expect(statementName(statementText(text))).toBe(name);
});
