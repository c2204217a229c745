import { randomUUID } from 'node:crypto';
import { desc, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/test-server.ts';
import { mailMessages } from '../../mail/tables.ts';
import { openFinder } from './finder.ts';

const mail = (recipient: string, template: string, createdAt: Date) => ({
  id: randomUUID(),
  recipient,
  template,
  createdAt,
  data: {},
});

test('concurrent lookups each find their own row, the first in order, or nothing', async () => {
  await using server = await testServer({ isForOneTest: true });
  const [early, late] = [new Date('2026-02-28T10:00:00Z'), new Date('2026-02-28T11:00:00Z')];
  await server.db
    .insert(mailMessages)
    .values([
      mail('ada@example.it', 'first', early),
      mail('ada@example.it', 'second', late),
      mail('bea@example.it', 'only', early),
    ]);
  const fields = { template: mailMessages.template, createdAt: mailMessages.createdAt };
  const findLast = openFinder(server.db, 'last_mails', {
    key: mailMessages.recipient,
    fields,
    orderBy: desc(mailMessages.createdAt),
  });
  const people = ['ada@example.it', 'bea@example.it', "d'angelo@example.it", 'ada@example.it'];
  expect(await Promise.all(people.map(findLast))).toEqual([
    { template: 'second', createdAt: late },
    { template: 'only', createdAt: early },
    null,
    { template: 'second', createdAt: late },
  ]);

  const findLate = openFinder(server.db, 'late_mails', {
    key: mailMessages.recipient,
    fields,
    where: gt(mailMessages.createdAt, early),
  });
  expect(await findLate('bea@example.it')).toBeNull();
});
