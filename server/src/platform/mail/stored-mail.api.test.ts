import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailedToken, paidDeal, signFor } from '../../../test/after-purchase.ts';
import { runJobs } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { deals } from '../../buy/deals/tables.ts';
import { removeOldContracts } from '../../people/retention/retention-job.ts';
import { mailMessages } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

test('a mail about a deal is stored with it, without codes and without the secrets in its links', async () => {
  await using server = await testServer({ now });
  const deal = await paidDeal(server);
  const token = await mailedToken(server, deal.email, 'firma');
  await signFor(server, deal);
  await runJobs(server);
  const kept = await server.db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.dealUuid, deal.uuid))
    .orderBy(asc(mailMessages.createdAt));
  const find = (template: string) => kept.find((mail) => mail.template === template);
  expect(find('documents-to-sign')?.text).toContain('/firma/~');
  expect(find('documents-to-sign')?.data).toMatchObject({ path: '/firma/~', withdrawalPath: '/recesso/~' });
  expect(find('signature-code')).toMatchObject({ subject: 'Il codice per firmare', text: null, data: {} });
  expect(find('documents-signed')?.subject).toContain('Hai firmato');
  expect(JSON.stringify(kept)).not.toContain(token);

  // Mails to others stay as they were: nothing of them is stored.
  const others = await server.db.select().from(mailMessages);
  for (const mail of others.filter(({ dealUuid }) => dealUuid === null))
    expect(mail).toEqual(expect.objectContaining({ subject: null, text: null, data: {} }));
});

test('a mail about a contract is deleted with it', async () => {
  await using server = await testServer({ now });
  const deal = await paidDeal(server);
  await signFor(server, deal);
  await runJobs(server);
  await server.db.update(deals).set({ stage: 'closed_won' }).where(eq(deals.uuid, deal.uuid));
  await removeOldContracts(server.db, new Date('2039-01-01T00:00:00Z'));
  expect(await server.db.$count(mailMessages, eq(mailMessages.dealUuid, deal.uuid))).toBe(0);
});
