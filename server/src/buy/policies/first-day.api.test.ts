import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import { dealRow } from '../../../test/deal-row.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { activatePolicies } from './activate-policies.ts';

const paidFirst = purchasableProducts.filter(({ order }) => order === 'pay-first');

test.each(paidFirst)(
  '$title, paid and signed, is active the next day with its documents',
  async (product) => {
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
      .where(eq(sandboxAttachments.mailId, welcome?.id ?? deal.uuid))
      .orderBy(sandboxAttachments.filename);
    expect(papers.map(({ filename }) => filename.replace(/-[\da-f]{8}/, ''))).toEqual([
      'riparo-benvenuto.pdf',
      product.provider === 'insurer' ? 'riparo-polizza-firmata.pdf' : 'riparo-certificato-firmato.pdf',
    ]);
    for (const { content } of papers) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test('ready policies become active even if others are not and one letter cannot be drawn', async () => {
  await using server = await testServer({ now: new Date('2026-11-16T06:00:00Z') });
  const yesterday = isoDate('2026-11-15');
  const many = (changes: Partial<DealRow>) =>
    Array.from({ length: 200 }, () => dealRow({ startsOn: yesterday, ...changes }));
  const unsigned = many({ order: 'pay-first', stage: 'paid' });
  await server.db
    .insert(deals)
    .values([...unsigned, ...many({ order: 'sign-first', stage: 'documentation_signed' })]);
  await server.db
    .insert(deals)
    .values(
      unsigned.map(({ uuid }) =>
        dealRow({ order: 'pay-only', stage: 'qualified_lead', startsOn: yesterday, renewalOf: uuid }),
      ),
    );
  const signed = { stage: 'documentation_signed', endsOn: isoDate('2027-11-15'), expiresAt: null } as const;
  const ready = { ...signed, startsOn: isoDate('2026-11-16') };
  const [first, next, forgotten, tomorrow, endless] = [
    await dealToPay(server, { ...signed, startsOn: yesterday }),
    await dealToPay(server, ready),
    await dealToPay(server, { ...ready, erasureAskedAt: new Date('2026-11-15T12:00:00Z') }),
    await dealToPay(server, { ...signed, startsOn: isoDate('2026-11-17') }),
    await dealToPay(server, { ...ready, endsOn: null }),
  ];
  const stages = async () =>
    Promise.all(
      [first, next, forgotten, tomorrow, endless].map(
        async (deal) => (await booksOf(server, deal)).deal.stage,
      ),
    );
  const { documents } = server.parts;
  let drawn = 0;
  const render: typeof documents.render = async (content) => {
    drawn += 1;
    if (drawn === 1) throw new Error('no paper');
    return documents.render(content);
  };
  await activatePolicies({ ...server.parts, documents: { ...documents, render } });
  const waits = 'documentation_signed';
  expect(await stages()).toEqual([waits, 'closed_won', 'closed_won', waits, waits]);
  expect(server.logLines().filter(({ msg }) => msg === 'a policy was not activated')).toHaveLength(1);

  await activatePolicies(server.parts);
  expect((await stages())[0]).toBe('closed_won');
  const welcomed = await server.db.select().from(mailMessages).orderBy(mailMessages.createdAt);
  expect(welcomed.map(({ recipient }) => recipient)).toEqual([next.email, first.email]);
});
