import { purchasableProducts } from '@riparo/domain/products/catalogue.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../test/account-holder.ts';
import { paidDeal, signFor } from '../../test/after-purchase.ts';
import { booksOf, runJobs } from '../../test/deals.ts';
import { testServer } from '../../test/test-server.ts';
import { sandboxAttachments } from '../providers/mail/tables.ts';
import { activatePolicies } from './activate-policies.ts';

const paidFirst = purchasableProducts.filter(({ order }) => order === 'pay-first');

test.each(paidFirst)('$title, paid and signed, is active the next day with its papers', async (product) => {
  await using server = await testServer({ now: new Date('2026-11-15T10:00:00Z') });
  const deal = await paidDeal(server, { productKey: product.key });
  await signFor(server, deal);
  server.setNow(new Date('2026-11-16T06:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  expect((await booksOf(server, deal)).deal).toMatchObject({
    stage: 'closed_won',
    startsOn: '2026-11-16',
    endsOn: '2027-11-15',
  });
  const [welcome] = await mailsTo(server, deal.email);
  expect(welcome?.subject).toBe(`La copertura è attiva: ${product.title}`);
  const papers = await server.db
    .select()
    .from(sandboxAttachments)
    .where(eq(sandboxAttachments.mailId, welcome?.id ?? deal.uuid));
  expect(papers.map(({ filename }) => filename.replace(/-[\da-f]{8}/, ''))).toEqual([
    'riparo-benvenuto.pdf',
    product.provider === 'insurer' ? 'riparo-polizza-firmata.pdf' : 'riparo-certificato-firmato.pdf',
  ]);
  for (const { content } of papers) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});
