import type { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Database } from './connection.ts';
import { databaseState } from './database-state.ts';
import { refuseStandby, refuseStandbyAtUrl } from './takes-writes.ts';

const answering = (isStandby: boolean, refuses: boolean) =>
  ({ query: async () => ({ rows: [{ isStandby, refuses }] }) }) as unknown as Client;

test('a start on a read-only database reports which kind it is', async () => {
  await refuseStandby(answering(false, false));
  await expect(refuseStandby(answering(true, true))).rejects.toThrow('is a standby');
  await expect(refuseStandby(answering(false, true))).rejects.toThrow('is read-only');
});

test.each([
  ['postgresql://127.0.0.1:1/riparo', 'ECONNREFUSED'],
  ['postgresql:///riparo?host=/nowhere', 'ENOENT'],
])('a database that does not answer at %s is reported with the reason %s', async (url, reason) => {
  await expect(refuseStandbyAtUrl(url)).rejects.toThrow(
    `The database of DATABASE_URL does not answer (${reason}).`,
  );
});

test.each([
  [true, 'read-only'],
  [false, 'ok'],
])('a database that refuses writes (%s) is %s', async (refuses, state) => {
  const db = { execute: async () => ({ rows: [{ refuses }] }) };
  expect(await databaseState(db as unknown as Database)).toBe(state);
});
