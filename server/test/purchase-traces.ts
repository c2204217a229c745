import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { type DealEvent, dealStages, linkStateOf } from '@riparo/domain/buy/deal/stages.ts';
import { eq, inArray } from 'drizzle-orm';
import { consentChanges } from '../src/people/consents/tables.ts';
import { customers } from '../src/platform/customers/tables.ts';
import { dealHistory, type DealRow, deals } from '../src/buy/deals/tables.ts';
import { payments, paymentSessions } from '../src/buy/payments/tables.ts';
import { dealDocuments } from '../src/buy/documents/tables.ts';
import { dealSignatures } from '../src/buy/signature/tables.ts';
import { newEmail } from './account-holder.ts';
import { dealToPay, type TestDeal } from './deals.ts';
import { newAccountId } from './ids.ts';
import type { TestServer } from './test-server.ts';

type HistoryEvents = readonly (readonly [event: DealEvent, at: Date])[];

/**
 * A deal with rows in every table about deals, each naming its owner: history, a payment page, the money, a
 * document, and a signature whose code waits. Inserted directly: going all the way takes seconds.
 */
export async function dealWithTraces(
  server: TestServer,
  changes: Partial<DealRow> = {},
  happened: HistoryEvents = [['data-completed', server.parts.clock()]],
): Promise<TestDeal> {
  const { db } = server;
  const deal = await dealToPay(server, changes);
  const { uuid: dealUuid, priceCents: amountCents, email, stage, createdAt } = deal;
  const isPaid = linkStateOf(stage) !== 'open';
  const stages = { fromStage: stage, toStage: stage };
  await db
    .insert(dealHistory)
    .values(happened.map(([event, at]) => ({ dealUuid, event, ...stages, cause: `test of ${email}`, at })));
  const [session] = await db
    .insert(paymentSessions)
    .values({
      dealUuid,
      attempt: 1,
      account: 'main',
      state: isPaid ? 'paid' : 'open',
      amountCents,
      email,
      successUrl: 'http://localhost:3000/',
      cancelUrl: 'http://localhost:3000/',
      createdAt,
      expiresAt: createdAt,
    })
    .returning();
  if (session && isPaid)
    await db.insert(payments).values({
      dealUuid,
      productKey: deal.productKey,
      sessionId: session.id,
      account: 'main',
      providerPaymentId: `pi_${email}_${dealUuid}`,
      amountCents,
      currency: 'eur',
      state: 'received',
      receivedAt: createdAt,
    });
  const document = { kind: 'polizza', title: documentOf(deal), sha256: dealUuid } as const;
  await db.insert(dealDocuments).values({
    ...document,
    dealUuid,
    sizeBytes: 1,
    content: Buffer.from('%'),
    madeAt: createdAt,
  });
  const at = createdAt.toISOString();
  await db.insert(dealSignatures).values({
    dealUuid,
    sentAt: createdAt,
    expiresAt: createdAt,
    codeHash: `the code of ${dealUuid}`,
    evidence: {
      signer: { firstName: deal.firstName, lastName: deal.lastName, taxCode: deal.profile.taxCode, email },
      signedAt: at,
      address: '192.0.2.1',
      browser: 'test',
      consent: { version: '2026-11', text: 'Sì' },
      code: { sentTo: email, sentAt: at, enteredAt: at, wrongTries: 0 },
      documents: [document],
    },
  });
  return deal;
}

/** The name of the document of a deal with traces. */
export const documentOf = ({ uuid, email }: Pick<DealRow, 'uuid' | 'email'>) => `Polizza ${uuid} di ${email}`;

/** Part of everything that belongs to others. */
export const elsewhere = 'altrui';

export type OtherCustomers = {
  /** All that is stored about them, for comparison. */
  rows(): Promise<unknown>;
};

/**
 * Other customers from before: their deals, with traces, of two products in every stage; half of them belong
 * to an account that has chosen consents too.
 */
export async function otherCustomers(server: TestServer): Promise<OtherCustomers> {
  const { db } = server;
  const now = server.parts.clock();
  const owner = `${elsewhere}-${newEmail()}`;
  const [account] = await db
    .insert(customers)
    .values({
      id: newAccountId(),
      email: owner,
      emailKey: emailKey(owner),
      marketing: { given: false, version: '2026-11', source: '/', givenAt: now.toISOString() },
    })
    .returning();
  if (!account) throw new Error('no account was stored');
  await db.insert(consentChanges).values({
    accountId: account.id,
    kind: 'marketing',
    given: true,
    version: elsewhere,
    source: '/',
    at: now,
  });
  const mailbox = (email: string) => ({ email, emailKey: emailKey(email), lastName: elsewhere });
  const owned = { ...mailbox(owner), productKey: 'covid-19', accountId: account.id };
  const guests = () => ({ ...mailbox(`${elsewhere}-${newEmail()}`), productKey: 'rc-terzi-5' });
  const opened = await Promise.all(
    dealStages.flatMap(({ key: stage }) => [
      dealWithTraces(server, { ...owned, stage }),
      dealWithTraces(server, { ...guests(), stage }),
    ]),
  );
  const uuids = opened.map(({ uuid }) => uuid);
  return {
    rows: async () => ({
      deals: await db.select().from(deals).where(inArray(deals.uuid, uuids)).orderBy(deals.uuid),
      history: await db
        .select()
        .from(dealHistory)
        .where(inArray(dealHistory.dealUuid, uuids))
        .orderBy(dealHistory.id),
      sessions: await db
        .select()
        .from(paymentSessions)
        .where(inArray(paymentSessions.dealUuid, uuids))
        .orderBy(paymentSessions.id),
      payments: await db
        .select()
        .from(payments)
        .where(inArray(payments.dealUuid, uuids))
        .orderBy(payments.id),
      documents: await db
        .select()
        .from(dealDocuments)
        .where(inArray(dealDocuments.dealUuid, uuids))
        .orderBy(dealDocuments.dealUuid),
      signatures: await db
        .select()
        .from(dealSignatures)
        .where(inArray(dealSignatures.dealUuid, uuids))
        .orderBy(dealSignatures.dealUuid),
      consents: await db.select().from(consentChanges).where(eq(consentChanges.accountId, account.id)),
    }),
  };
}
