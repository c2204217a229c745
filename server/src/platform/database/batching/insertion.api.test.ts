import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/test-server.ts';
import { mailMessages } from '../../mail/tables.ts';
import { runPrepared, type Statement, storeInOneRoundTrip } from './prepared.ts';
import { insertionOf } from './insertion.ts';
import { isStored } from '../unique-violation.ts';

const insert = insertionOf(mailMessages, ['id', 'template', 'recipient', 'data']);
const row = (recipient: string) => ({
  id: randomUUID(),
  template: 'x',
  recipient,
  data: { name: `D'Angelo "\\ \u{1F3BF}`, list: [1, null], nothing: null },
});

test('rows are stored as given, other columns get their defaults, and existing rows stay', async () => {
  await using server = await testServer();
  const [ada, bea] = [row('ada@example.it'), row('bea@example.it')];
  const store = (...rows: (typeof ada)[]) => runPrepared(server.db, insert(rows));
  await store(ada, bea);
  expect(await isStored(store({ ...ada, recipient: 'altri@example.it' }, row('carla@example.it')))).toBe(
    false,
  );
  const stored = await server.db.select().from(mailMessages).orderBy(mailMessages.recipient);
  expect(stored).toMatchObject([ada, bea]);
  expect(stored[0]).toMatchObject({ createdAt: expect.any(Date) as Date, isDeletedOnceSent: false });
});

test('statements that belong together are stored in one round trip, or not at all', async () => {
  await using server = await testServer();
  const [ada, bea, carla] = [row('ada@example.it'), row('bea@example.it'), row('carla@example.it')];
  const wrong = { name: 'wrong', text: 'insert into nowhere values ($1)', values: [1] };
  const store = (...statements: Statement[]) =>
    storeInOneRoundTrip(server.db, (run) => Promise.all(statements.map((statement) => run(statement))));
  await expect(store(wrong, insert([ada]))).rejects.toThrow('nowhere');
  expect(await server.db.$count(mailMessages)).toBe(0);
  // On the same connection whose insertion was refused before it could be prepared.
  await store(insert([ada]), insert([bea]));
  expect(await server.db.$count(mailMessages)).toBe(2);
  expect(await isStored(store(insert([carla]), insert([ada])))).toBe(false);
  expect(await server.db.$count(mailMessages)).toBe(2);
});
