import { randomUUID } from 'node:crypto';
import { answerClaimantCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { askRefundCall } from '@riparo/domain/care/deals/refund-calls.ts';
import { takeRequestCall, writeOutcomeCall } from '@riparo/domain/care/requests/request-calls.ts';
import type { StatisticKind } from '@riparo/domain/desk/statistics/kinds.ts';
import type { CallOutcome } from '@riparo/domain/care/requests/outcomes.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { refundIdSchema, type RequestId, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paidDeal } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { dealToPay, runJobs } from '../../../test/deals.ts';
import { reportedClaim } from '../../../test/claims.ts';
import { atDesk, signInAgainAtDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { payments } from '../../buy/payments/tables.ts';
import { openRequest } from '../../care/requests/open-request.ts';
import { deskRequests } from '../../care/requests/tables.ts';
import { staffMembers } from '../staff/tables.ts';
import { countStatistics } from './count-statistics.ts';
import { moneyMoved } from './money-moved.ts';
import { statisticDays } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const open = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });

async function figuresAt(browser: Browser, query = 'from=2026-11-01&to=2026-11-30') {
  const { status, answer, problem } = await browser.call({
    ...statisticsCall,
    path: `${statisticsCall.path}?${query}`,
  });
  return { status, data: answer?.data, problem };
}

/** The same before and after counting: readers see no difference. */
async function expectSameAfterCounting(server: TestServer, browser: Browser, query?: string) {
  const before = await figuresAt(browser, query);
  await countStatistics(server.parts);
  expect(await figuresAt(browser, query)).toEqual(before);
  server.setNow(new Date(server.parts.clock().getTime() + 11 * 60_000));
  await countStatistics(server.parts);
  expect(await figuresAt(browser, query)).toEqual(before);
  return before.data;
}

async function openedRequest(server: TestServer, deadline: Date): Promise<RequestId> {
  const sourceId = randomUUID();
  const person = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.it', phone: '+393331234567' };
  await server.db.transaction((tx) =>
    openRequest(tx, { ...person, kind: 'quote-request', product: 'casa', sourceId, deadline }, now),
  );
  const [row] = await server.db.select().from(deskRequests).where(eq(deskRequests.sourceId, sourceId));
  if (!row) throw new Error('no request was opened');
  return row.id;
}

const take = (browser: Browser, id: RequestId) => browser.call(takeRequestCall, undefined, { id });
const ends = (browser: Browser, id: RequestId, outcome: CallOutcome) =>
  browser.call(writeOutcomeCall, { outcome }, { id });

describe('purchases', () => {
  test('purchases count on the day they were opened, whatever their progress; money on the day it moved', async () => {
    await using server = await open();
    const { browser } = await atDesk(server, 'responsabile');
    await dealToPay(server, { createdAt: new Date('2026-11-14T23:30:00Z') });
    await paidDeal(server, { createdAt: new Date('2026-11-15T22:59:00Z') });
    await paidDeal(server, { createdAt: new Date('2026-10-31T22:59:00Z') });
    const data = await expectSameAfterCounting(server, browser);
    expect(data?.funnel).toEqual([
      { product: 'pet', opened: 2, completed: 0, 'asked-payment': 1, paid: 1, covered: 0, lost: 0 },
    ]);
    expect(data?.premium).toEqual([{ at: '2026-11-16', product: 'pet', number: 2, cents: 2 * 79_00 }]);
    expect(data?.refunds).toEqual([]);
  });

  test('a partial refund counts on its day', async () => {
    await using server = await open();
    const { browser } = await atDesk(server, 'responsabile');
    const deal = await paidDeal(server);
    const [payment] = await server.db.select().from(payments).where(eq(payments.dealUuid, deal.uuid));
    if (!payment) throw new Error('nothing was paid');
    const refund = {
      refundId: refundIdSchema.parse(randomUUID()),
      amountCents: 20_00,
      reason: 'goodwill',
      words: 'Scusaci.',
    } as const;
    await browser.call(askRefundCall, refund, { id: payment.id });
    await runJobs(server);
    const data = await expectSameAfterCounting(server, browser);
    expect({ premium: data?.premium, refunds: data?.refunds }).toEqual({
      premium: [{ at: '2026-11-16', product: 'pet', number: 1, cents: 79_00 }],
      refunds: [{ at: '2026-11-16', number: 1, cents: 20_00 }],
    });
  });

  test('a filter leaves out purchases of other products, but not calls', async () => {
    await using server = await open();
    const { browser } = await atDesk(server, 'responsabile');
    await dealToPay(server);
    const id = await openedRequest(server, later(30));
    await take(browser, id);
    await ends(browser, id, 'spoken-interested');
    const { data } = await figuresAt(browser, 'from=2026-11-01&to=2026-11-30&product=bici2go');
    expect(data?.funnel).toEqual([]);
    expect(data?.waits['called-5']).toBe(1);
  });
});

describe('promises', () => {
  test('promises count on their day for the caller, once it is known whether they were kept', async () => {
    await using server = await open();
    const { browser: bianca } = await atDesk(server, 'consulente', 'Bianca Neri');
    const { browser: carlo } = await atDesk(server, 'responsabile', 'Carlo Verdi');
    const [inTime, tooLate, unanswered, twice] = [
      await openedRequest(server, later(30)),
      await openedRequest(server, later(30)),
      await openedRequest(server, later(30)),
      await openedRequest(server, later(30)),
    ];
    expect(unanswered).toBeDefined();
    for (const id of [inTime, twice]) await take(bianca, id);
    await take(carlo, tooLate);
    server.setNow(later(12));
    await ends(bianca, inTime, 'no-answer');
    // A promise kept early counts at once, as on the start screen.
    expect((await figuresAt(carlo)).data?.promises).toEqual([{ at: '2026-11-16', kept: 1, missed: 0 }]);
    await ends(bianca, twice, 'duplicate');
    server.setNow(later(50));
    await ends(carlo, tooLate, 'spoken-not-interested');
    const data = await expectSameAfterCounting(server, carlo);
    expect(data?.promises).toEqual([{ at: '2026-11-16', kept: 1, missed: 2 }]);
    expect(data?.waits).toEqual({
      'called-5': 0,
      'called-10': 0,
      'called-20': 1,
      'called-30': 0,
      'called-60': 1,
      'called-later': 0,
    });
    expect(data?.consultants).toMatchObject([
      { name: 'Bianca Neri', kept: 1, missed: 0, calls: 1 },
      { name: 'Carlo Verdi', kept: 0, missed: 1, calls: 1 },
    ]);
  });
});

test('a consultant sees only their own statistics', async () => {
  await using server = await open();
  const { browser: bianca } = await atDesk(server, 'consulente', 'Bianca Neri');
  const { browser: carlo } = await atDesk(server, 'consulente', 'Carlo Verdi');
  const { browser: chief } = await atDesk(server, 'revisore', 'Dora Blu');
  for (const browser of [bianca, carlo]) {
    const id = await openedRequest(server, later(30));
    await take(browser, id);
    await ends(browser, id, 'spoken-interested');
  }
  const all = await figuresAt(chief);
  expect(all.data?.consultants.map(({ name }) => name)).toEqual(['Bianca Neri', 'Carlo Verdi']);
  const own = await figuresAt(bianca);
  expect(own.data?.consultants.map(({ name }) => name)).toEqual(['Bianca Neri']);
  expect(own.data?.waits['called-5'], 'of all of them').toBe(2);
  const carloId = all.data?.consultants.find(({ name }) => name === 'Carlo Verdi')?.id;
  const period = 'from=2026-11-01&to=2026-11-30';
  const ofCarlo = await figuresAt(bianca, `${period}&consultant=${carloId}`);
  expect(ofCarlo.data?.consultants.map(({ name }) => name)).toEqual(['Bianca Neri']);
  expect((await figuresAt(chief, `${period}&consultant=${carloId}`)).data?.waits['called-5']).toBe(1);
});

const figure = (kind: StatisticKind, day: string, more: Partial<typeof statisticDays.$inferInsert> = {}) => ({
  kind,
  day: isoDate(day),
  product: 'casa',
  consultant: '',
  account: '',
  number: 1,
  cents: 0,
  ...more,
});

test('statistics are grouped by picture, and by consultant', async () => {
  await using server = await open();
  const names = ['Anna Riva', 'Bianca Neri', 'Carlo Verdi'];
  for (const name of names) await atDesk(server, 'consulente', name);
  const { browser } = await atDesk(server, 'revisore', 'Dora Blu');
  const people = await server.db.select().from(staffMembers);
  const idOf = (name: string) => people.find((person) => fullNameOf(person) === name)?.id ?? '';
  await server.db
    .insert(statisticDays)
    .values([
      figure('opened', '2026-11-02', { consultant: idOf('Anna Riva') }),
      figure('opened', '2026-11-03', { number: 2 }),
      figure('opened', '2026-10-31'),
      figure('paid', '2026-11-02', { consultant: idOf('Bianca Neri') }),
      figure('lost', '2026-11-30', { product: 'pet' }),
      figure('called-10', '2026-11-04', { consultant: idOf('Carlo Verdi') }),
      figure('called-later', '2026-11-04', { number: 4 }),
      figure('promise-missed', '2026-11-04', { consultant: idOf('Dora Blu') }),
      figure('promise-kept', '2026-11-05', { number: 3 }),
      figure('word-missed', '2026-11-04'),
      figure('word-kept', '2026-11-04', { number: 5 }),
      figure('premium', '2026-11-04', { account: 'main', number: 2, cents: 158_00 }),
      figure('premium', '2026-11-05', { account: 'main', product: 'pet', cents: 79_00 }),
      figure('premium', '2026-11-05', { account: 'partner', product: 'pet', cents: 1_00 }),
      figure('refund', '2026-11-05', { account: 'main', cents: 20_00 }),
    ]);

  const { data } = await figuresAt(browser);
  const nothing = { opened: 0, completed: 0, 'asked-payment': 0, paid: 0, covered: 0, lost: 0 };
  const person = (name: string) => ({
    id: idOf(name),
    name,
    kept: 0,
    missed: 0,
    calls: 0,
    opened: 0,
    paid: 0,
  });
  expect(data).toEqual({
    promises: [
      { at: '2026-11-04', kept: 0, missed: 1 },
      { at: '2026-11-05', kept: 3, missed: 0 },
    ],
    words: [{ at: '2026-11-04', kept: 5, missed: 1 }],
    waits: {
      'called-5': 0,
      'called-10': 1,
      'called-20': 0,
      'called-30': 0,
      'called-60': 0,
      'called-later': 4,
    },
    funnel: [
      { ...nothing, product: 'casa', opened: 3, paid: 1 },
      { ...nothing, product: 'pet', lost: 1 },
    ],
    premium: [
      { at: '2026-11-04', product: 'casa', number: 2, cents: 158_00 },
      { at: '2026-11-05', product: 'pet', number: 2, cents: 80_00 },
    ],
    refunds: [{ at: '2026-11-05', number: 1, cents: 20_00 }],
    consultants: [
      { ...person('Anna Riva'), opened: 1 },
      { ...person('Bianca Neri'), paid: 1 },
      { ...person('Carlo Verdi'), calls: 1 },
      { ...person('Dora Blu'), missed: 1 },
    ],
  });

  const moved = async (search: Parameters<typeof moneyMoved>[1]) =>
    (await moneyMoved(server.parts, search)).map(({ kind, cents }) => `${kind} ${cents}`).toSorted();
  const [bySelf, pet, partner, back] = ['premium 15800', 'premium 7900', 'premium 100', 'refund 2000'];
  expect(await moved({})).toEqual([partner, bySelf, pet, back]);
  expect(await moved({ from: '2026-11-05' })).toEqual([partner, pet, back]);
  expect(await moved({ until: '2026-11-04' })).toEqual([bySelf]);
  expect(await moved({ product: 'pet' })).toEqual([partner, pet]);
});

test('concurrent counts in several processes count nothing twice', async () => {
  await using server = await open();
  const { browser } = await atDesk(server, 'responsabile');
  await paidDeal(server);
  server.setNow(later(50));
  await Promise.all(Array.from({ length: 5 }, () => countStatistics(server.parts)));
  expect((await figuresAt(browser)).data?.funnel).toMatchObject([{ opened: 1, paid: 1 }]);
  const [counted] = await server.db
    .select({ number: sql<number>`sum(${statisticDays.number})::int` })
    .from(statisticDays)
    .where(eq(statisticDays.kind, 'paid'));
  expect(counted?.number).toBe(1);
});

test('promised updates of claims count on their day, kept or not', async () => {
  await using server = await open();
  const bianca = await atDesk(server, 'responsabile');
  const [answered, late] = [await reportedClaim(server), await reportedClaim(server)];
  await bianca.browser.call(
    answerClaimantCall,
    { key: submissionKeySchema.parse(randomUUID()), text: 'Lo guardiamo.' },
    { id: answered.id },
  );
  // Two working days later, after closing time.
  server.setNow(new Date('2026-11-18T19:00:00Z'));
  const browser = await signInAgainAtDesk(server, bianca);
  const data = await expectSameAfterCounting(server, browser);
  expect(late.number).not.toBe(answered.number);
  // The update given, its next one, and that of the other claim.
  expect(data?.words).toEqual([{ at: '2026-11-18', kept: 1, missed: 2 }]);
});
