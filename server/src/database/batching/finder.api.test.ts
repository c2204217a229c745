import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { desc, gt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dealToPay } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { openAddressFinder } from '../../deals/find-by-address.ts';
import { openBuyers } from '../../known-person/known-person.ts';
import { mailMessages } from '../../mail/tables.ts';
import { openOwners } from '../../providers/identity/built-in/find-account.ts';
import { openFinder } from './finder.ts';

const mail = (recipient: string, template: string, createdAt: Date) => ({
  id: randomUUID(),
  recipient,
  template,
  createdAt,
  data: {},
});

test('everybody who looks at the same moment finds their own row, the first in order, or nothing', async () => {
  await using server = await testServer();
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

test('plans made while tables are empty look each key up in its index, so that they can grow', async () => {
  await using server = await testServer();
  const { address } = await dealToPay(server);
  await openAddressFinder(server.parts)({ address, account: null });
  await openOwners(server.db)('ada@example.it');
  await openBuyers(server.db)(emailKey('ada@example.it'));
  const { rows: prepared } = await server.db.execute<{ name: string; statement: string }>(
    sql`select name, statement from pg_prepared_statements where statement like '%wanted (key)%' order by name`,
  );
  const names = ['buyers_of_mailboxes', 'find_deals', 'owners_of_mailboxes'];
  expect(prepared.map(({ name }) => name)).toEqual(names);
  for (const { statement } of prepared) {
    const { rows: plan } = await server.db.execute(sql.raw(`explain (generic_plan) ${statement}`));
    expect(JSON.stringify(plan)).toContain('Index Scan');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  }
});
