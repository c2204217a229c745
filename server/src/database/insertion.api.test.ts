import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '../../test/test-server.ts';
import { mailMessages } from '../mail/tables.ts';
import { insertionOf } from './insertion.ts';

const insert = insertionOf(mailMessages, ['id', 'template', 'recipient', 'data']);
const row = (recipient: string) => ({
  id: randomUUID(),
  template: 'x',
  recipient,
  data: { name: `D'Angelo "\\ \u{1F3BF}`, list: [1, null], nothing: null },
});

test('rows are stored as they are, the others keep their defaults, and what was there stays', async () => {
  await using server = await testServer();
  const [ada, bea] = [row('ada@example.it'), row('bea@example.it')];
  expect(await insert(server.db, [ada])).toEqual(new Set([ada.id]));
  expect(await insert(server.db, [{ ...ada, recipient: 'altri@example.it' }, bea, bea])).toEqual(
    new Set([bea.id]),
  );
  const stored = await server.db.select().from(mailMessages).orderBy(mailMessages.recipient);
  expect(stored).toMatchObject([ada, bea]);
  expect(stored[0]).toMatchObject({ createdAt: expect.any(Date) as Date, isForgottenOnceSent: false });
});

test('in a transaction that is rolled back nothing stays', async () => {
  await using server = await testServer();
  const failing = server.db.transaction(async (tx) => {
    await insert(tx, [row('ada@example.it')]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await server.db.$count(mailMessages)).toBe(0);
});
