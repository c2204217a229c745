import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latestCode, mailsTo } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signFor } from '../../../test/after-purchase.ts';
import { booksOf, dealToPay, paidCheckout, payWith, runJobs } from '../../../test/deals.ts';
import {
  killedSite,
  killPatienceMs,
  restart,
  serverKilledAfter,
  temporaryFolder,
} from '../../../test/killed-server.ts';
import { buySki, dayRequest, latestCheckout } from '../../../test/ski.ts';
import { stepsToTry } from '../../../test/long-runs.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealStep, dealSteps } from '../deals/steps.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { sandboxRefunds } from '../../platform/providers/card/sandbox/tables.ts';
import { skiPolicies } from '../ski/tables.ts';
import { chaseSignatures } from '../signature/chase-signatures.ts';
import { documentsOfDeal } from '../documents/deal-documents.ts';
import { dealSignatures } from '../signature/tables.ts';
import { activatePolicies } from './activate-policies.ts';
import { offerRenewals } from './offer-renewals.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const subjectsTo = async (server: TestServer, { email }: Pick<DealRow, 'email'>) =>
  (await mailsTo(server, email)).map(({ subject }) => subject);

const eventsOf = async (server: TestServer, { uuid }: DealRow) =>
  (await server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, uuid))).map(
    ({ event }) => event,
  );

const once = (found: readonly string[], wanted: string) =>
  expect(found.filter((each) => each.startsWith(wanted))).toHaveLength(1);

const change = (server: TestServer, { uuid }: DealRow, changes: Partial<DealRow>) =>
  server.db.update(deals).set(changes).where(eq(deals.uuid, uuid));

/** How a deal comes to a step, and what must be true after the restart. */
type Story = {
  readonly steps: readonly DealStep[];
  readonly prepare: (server: TestServer) => Promise<DealRow>;
  /** What a visitor requests from the server that will be killed; most steps are a job's. */
  readonly visit?: (server: TestServer, deal: DealRow, url: string) => Promise<unknown>;
  /** The next round of a regular job. */
  readonly nextRound?: (server: TestServer, deal: DealRow) => Promise<unknown>;
  readonly expectDone: (server: TestServer, deal: DealRow) => Promise<void>;
};

const signed = async (server: TestServer) => {
  const deal = await paidDeal(server);
  await signFor(server, deal);
  return deal;
};

const yesterday = () => addDays(dayInRome(new Date()), -1);

const stories: Readonly<Record<string, Story>> = {
  'documents are made and sent once': {
    steps: ['documents-drawn', 'documents-written', 'documents-sent'],
    async prepare(server) {
      const deal = await dealToPay(server);
      await paidCheckout(server, deal);
      // Paid, and the job that makes the documents waits.
      await server.call(paymentStateCall, { params: { uuid: deal.address } });
      expect((await booksOf(server, deal)).deal.stage).toBe('paid');
      return deal;
    },
    async expectDone(server, deal) {
      once(await eventsOf(server, deal), 'documents-sent');
      once(await subjectsTo(server, deal), 'I documenti da firmare');
      expect(await documentsOfDeal(server.db, deal.uuid)).toHaveLength(8);
    },
  },
  'what was signed is sealed and mailed once': {
    steps: ['seal-written', 'sealed'],
    async prepare(server) {
      const deal = await paidDeal(server);
      const token = await mailedToken(server, deal.email, 'firma');
      await server.call(requestSignatureCodeCall, { params: { token } });
      expect((await sign(server, token, await latestCode(server, deal.email))).status).toBe(200);
      return deal;
    },
    async expectDone(server, deal) {
      once(await eventsOf(server, deal), 'documents-signed');
      once(await subjectsTo(server, deal), 'Hai firmato');
      const kinds = (await documentsOfDeal(server.db, deal.uuid)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'polizza-firmata')).toHaveLength(1);
    },
  },
  'who has not signed is reminded once': {
    steps: ['reminder-written', 'reminded'],
    async prepare(server) {
      const deal = await paidDeal(server);
      await server.db
        .update(dealSignatures)
        .set({ sentAt: new Date(Date.now() - 4 * DAY_MS) })
        .where(eq(dealSignatures.dealUuid, deal.uuid));
      return deal;
    },
    nextRound: (server) => chaseSignatures(server.parts),
    async expectDone(server, deal) {
      const subjects = await subjectsTo(server, deal);
      expect(subjects.filter((subject) => /firma/i.test(subject))).toHaveLength(2);
    },
  },
  'a policy is active once, with one welcome letter': {
    steps: ['activation-written', 'activated'],
    async prepare(server) {
      const deal = await signed(server);
      await change(server, deal, { startsOn: dayInRome(new Date()) });
      return deal;
    },
    nextRound: (server) => activatePolicies(server.parts),
    async expectDone(server, deal) {
      once(await eventsOf(server, deal), 'policy-activated');
      expect((await booksOf(server, deal)).deal.stage).toBe('closed_won');
      const kinds = (await documentsOfDeal(server.db, deal.uuid)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'benvenuto')).toHaveLength(1);
      once(await subjectsTo(server, deal), 'La copertura è attiva');
    },
  },
  'the next year is offered once': {
    steps: ['renewal-written', 'renewal-offered'],
    async prepare(server) {
      const deal = await dealToPay(server, { productKey: 'mimuovo' });
      const endsOn = addDays(dayInRome(new Date()), 20);
      await change(server, deal, { stage: 'closed_won', startsOn: yesterday(), endsOn, expiresAt: null });
      return deal;
    },
    nextRound: (server) => offerRenewals(server.parts),
    async expectDone(server, deal) {
      expect(await server.db.select().from(deals).where(eq(deals.renewalOf, deal.uuid))).toHaveLength(1);
      once(await subjectsTo(server, deal), 'MiMuovo: il rinnovo');
    },
  },
  'a withdrawal happens once, with one refund and one receipt': {
    steps: ['withdrawal-written', 'withdrawn'],
    prepare: (server) => paidDeal(server),
    async visit(server, deal, url) {
      const token = await mailedToken(server, deal.email, 'recesso');
      const asking = fetch(`${url}/api/v1/withdrawal/${token}`, {
        method: 'POST',
      });
      await expect(asking).rejects.toThrow('fetch failed');
    },
    // The page said that nothing answered, and the visitor clicks again.
    async nextRound(server, deal) {
      const token = await mailedToken(server, deal.email, 'recesso');
      const again = await server.call(withdrawCall, { params: { token } });
      expect(again.answer.data.state).toBe('withdrawn');
    },
    async expectDone(server, deal) {
      once(await eventsOf(server, deal), 'withdrawn');
      const subjects = await subjectsTo(server, deal);
      once(subjects, 'Ricevuta di recesso');
      once(subjects, 'Ti abbiamo rimborsato');
      expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
      expect(await server.db.$count(sandboxRefunds)).toBe(1);
    },
  },
};

test('every deal step has a test that kills the process after it', () => {
  const killed = Object.values(stories).flatMap(({ steps }) => steps);
  expect(killed.toSorted()).toEqual(dealSteps.toSorted());
});

describe.each(Object.entries(stories))('%s', (_, story) => {
  test.each(stepsToTry(story.steps))(
    'after kill -9 at %s',
    async (step) => {
      await using server = await testServer({
        environment: { PUBLIC_URL: killedSite },
        drawsDocuments: true,
      });
      const deal = await story.prepare(server);
      const { ready, exited } = serverKilledAfter(server, folder.path, step);
      if (story.visit) await story.visit(server, deal, await ready);
      expect((await exited).code).toBeNull();
      await restart(server);
      await story.nextRound?.(server, deal);
      // A second round finds nothing more to do.
      await story.nextRound?.(server, deal);
      await runJobs(server);
      await story.expectDone(server, deal);
    },
    killPatienceMs,
  );
});

test.each(stepsToTry(['refund-asked', 'refund-stored'] as const))(
  'a withdrawal is refunded once, even if the process is killed at %s',
  async (step) => {
    await using server = await testServer({ environment: { PUBLIC_URL: killedSite }, drawsDocuments: true });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'recesso');
    await server.call(withdrawCall, { params: { token } });
    const { exited } = serverKilledAfter(server, folder.path, step);
    expect((await exited).code).toBeNull();
    await restart(server);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    once(await subjectsTo(server, deal), 'Ti abbiamo rimborsato');
  },
  killPatienceMs,
);

test.each(stepsToTry(['deal-paid', 'payment-settled'] as const))(
  'a ski policy is issued and mailed once, killed at %s',
  async (step) => {
    await using server = await testServer({ environment: { PUBLIC_URL: killedSite }, drawsDocuments: true });
    const request = dayRequest(`${addDays(dayInRome(new Date()), 1)} 08:00`);
    expect((await buySki(server, request)).status).toBe(201);
    await payWith(server, (await latestCheckout(server)).id);
    const { exited } = serverKilledAfter(server, folder.path, step);
    expect((await exited).code).toBeNull();
    await restart(server);
    const [policy] = await server.db.select().from(skiPolicies);
    expect(policy?.issuedAt).not.toBeNull();
    expect(await subjectsTo(server, request.contractor)).toHaveLength(1);
  },
  killPatienceMs,
);
