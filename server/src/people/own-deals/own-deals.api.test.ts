import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { ownWithdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { buySkiSeason } from '../../../test/contracts.ts';
import { dealWithTraces, documentOf } from '../../../test/purchase-traces.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const on = (day: string) => new Date(`${day}T10:00:00Z`);

const mailboxOf = (email: string) => ({ email, emailKey: emailKey(email) });

/** A cover for some days, bought the day before it starts. */
const cover = (email: string, startsOn: string, endsOn: string): Partial<DealRow> => ({
  ...mailboxOf(email),
  startsOn: isoDate(startsOn),
  endsOn: isoDate(endsOn),
  expiresAt: null,
});

const makeSki = (server: TestServer, { uuid }: DealRow) =>
  server.db.update(deals).set({ productKey: 'ski' }).where(eq(deals.uuid, uuid));

/** Years of mobility and their renewals, two ski policies, one withdrawal. */
async function purchasesOf(server: TestServer, email: string) {
  const renewal = { ...mailboxOf(email), order: 'pay-only' } as const;
  const year = await dealWithTraces(
    server,
    {
      ...cover(email, '2025-11-21', '2026-11-20'),
      productKey: 'mimuovo',
      stage: 'closed_won',
      createdAt: on('2025-11-20'),
    },
    [['documents-signed', on('2025-11-20')]],
  );
  const next = await dealWithTraces(
    server,
    {
      ...renewal,
      ...cover(email, '2026-11-21', '2027-11-20'),
      productKey: 'mimuovo',
      stage: 'paid',
      createdAt: on('2026-10-20'),
      renewalOf: year.uuid,
    },
    [['payment-confirmed', on('2026-10-21')]],
  );
  const other = await dealWithTraces(
    server,
    {
      ...cover(email, '2026-01-11', '2027-01-10'),
      productKey: 'bici2go',
      stage: 'closed_won',
      createdAt: on('2026-01-10'),
    },
    [['policy-activated', on('2026-01-11')]],
  );
  const offered = await dealWithTraces(
    server,
    { ...renewal, productKey: 'bici2go', createdAt: on('2026-11-10'), renewalOf: other.uuid },
    [['data-completed', on('2026-11-10')]],
  );
  const ski = await dealWithTraces(
    server,
    { ...renewal, ...cover(email, '2026-12-06', '2027-04-30'), stage: 'paid', createdAt: on('2026-11-05') },
    [
      ['payment-opened', on('2026-11-05')],
      ['payment-confirmed', on('2026-11-07')],
    ],
  );
  const unpaidSki = await dealWithTraces(server, { ...renewal, createdAt: on('2026-11-06') });
  for (const deal of [ski, unpaidSki]) await makeSki(server, deal);
  const givenBack = await dealWithTraces(
    server,
    { ...cover(email, '2026-03-02', '2027-03-01'), stage: 'closed_lost', createdAt: on('2026-03-01') },
    [
      ['payment-confirmed', on('2026-03-01')],
      ['withdrawn', on('2026-03-04')],
    ],
  );
  return { year, next, other, offered, ski, unpaidSki, givenBack };
}

const late = (lastDay: string | null) => ({ state: 'too-late', lastDay });
const yearly = (deal: DealRow) => ({ uuid: deal.uuid, documents: [documentOf(deal)], isYearly: true });

test('a customer’s purchases are listed with all that belongs to each, the latest first', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const { year, next, other, offered, ski, givenBack } = await purchasesOf(server, email);
  const { answer } = await browser.call(ownDealsCall);
  const shownDeals = answer.data.map(({ uuid, history, documents, isYearly, renewal, withdrawal }) => ({
    uuid,
    history: history.map(({ event }) => event),
    documents: documents.map(({ title }) => title),
    isYearly,
    renewal,
    withdrawal,
  }));
  expect(shownDeals).toEqual([
    { ...yearly(offered), history: ['data-completed'], renewal: 'none', withdrawal: late(null) },
    {
      ...yearly(ski),
      history: ['payment-opened', 'payment-confirmed'],
      // Priced for a number of days; concluded on payment.
      isYearly: false,
      renewal: 'none',
      withdrawal: { state: 'open', lastDay: '2026-11-21' },
    },
    { ...yearly(next), history: ['payment-confirmed'], renewal: 'on', withdrawal: late('2026-11-04') },
    {
      ...yearly(givenBack),
      history: ['payment-confirmed', 'withdrawn'],
      renewal: 'none',
      withdrawal: { state: 'withdrawn', lastDay: '2026-03-15' },
    },
    // An unpaid renewal offer still allows stopping; a paid one does not.
    { ...yearly(other), history: ['policy-activated'], renewal: 'on', withdrawal: late('2026-01-24') },
    { ...yearly(year), history: ['documents-signed'], renewal: 'none', withdrawal: late('2025-12-04') },
  ]);
});

const paid = ({ priceCents, createdAt }: DealRow) => ({
  amountCents: priceCents,
  state: 'received',
  receivedAt: createdAt.toISOString(),
  refunds: [],
});
const traces = (deal: DealRow) => ({
  documents: [{ title: documentOf(deal), madeAt: deal.createdAt.toISOString() }],
  signature: { documents: [{ title: documentOf(deal) }] },
});

test('the data export contains with each purchase all that belongs to it', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const { year, next, other, offered } = await purchasesOf(server, email);
  const { answer } = await browser.call(personalDataCall);
  const shownDeals = (deal: DealRow) =>
    (answer['deals'] as DealRow[]).filter(({ uuid }) => uuid === deal.uuid);
  expect(shownDeals(year)).toMatchObject([
    { ...traces(year), history: [{ event: 'documents-signed' }], payments: [paid(year)] },
  ]);
  expect(shownDeals(next)).toMatchObject([
    { ...traces(next), history: [{ event: 'payment-confirmed' }], payments: [paid(next)] },
  ]);
  expect(shownDeals(other)).toMatchObject([
    { ...traces(other), history: [{ event: 'policy-activated' }], payments: [paid(other)] },
  ]);
  expect(shownDeals(offered)).toMatchObject([
    { ...traces(offered), history: [{ event: 'data-completed' }], payments: [] },
  ]);
});

test('the data export contains the people insured on the slopes, and none insured by others', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const { uuid } = await buySkiSeason(server, email);
  await buySkiSeason(server, newEmail());
  const { answer } = await browser.call(personalDataCall);
  expect(answer['deals']).toMatchObject([
    {
      uuid,
      ski: {
        productType: 'plus',
        holders: [
          { firstName: examplePerson.firstName, birthDate: examplePerson.birthDate },
          { firstName: 'Ugo', lastName: 'Rossi', birthDate: '1988-06-01' },
          { firstName: 'Mia', lastName: 'Rossi', birthDate: '2015-06-01' },
          { firstName: 'Leo', lastName: 'Rossi', birthDate: '2018-06-01' },
        ],
      },
    },
  ]);
});

test('a guest purchase is found by its address before the list was ever opened', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const stage = 'closed_won';
  for (const productKey of ['mimuovo', 'bici2go']) {
    const { uuid } = await dealWithTraces(server, { ...mailboxOf(email), productKey, stage });
    const { answer } = await browser.call(ownWithdrawalCall, undefined, { uuid });
    expect(answer.data.product.key).toBe(productKey);
  }
});
