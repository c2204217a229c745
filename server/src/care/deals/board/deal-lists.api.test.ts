import { randomUUID } from 'node:crypto';
import {
  deskBoardCall,
  deskDealsCall,
  dealViewsCall,
  keepDealViewCall,
  removeDealViewCall,
  renameDealViewCall,
} from '@riparo/domain/care/deals/deal-list-calls.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dealToPay } from '../../../../test/deals.ts';
import { atDesk, type Consultant } from '../../../../test/desk.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { advanceDeal } from '../../../buy/deals/advance-deal.ts';
import { foldTally } from '../../../buy/deals/fold-tally.ts';
import { type DealRow, dealTally, deals } from '../../../buy/deals/tables.ts';
import { skiPolicies } from '../../../buy/ski/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const withQuery = <C extends { readonly path: string }>(call: C, query: Record<string, string>): C => ({
  ...call,
  path: `${call.path}?${new URLSearchParams(query).toString()}`,
});

const list = async ({ browser }: Consultant, query: Record<string, string> = {}) =>
  (await browser.call(withQuery(deskDealsCall, query))).answer;

const board = async ({ browser }: Consultant, query: Record<string, string> = {}) =>
  (await browser.call(withQuery(deskBoardCall, query))).answer.data;

/** Many at once, as an import would bring them, a minute apart. */
async function manyDeals(server: TestServer, count: number, from = minutesAgo(0)): Promise<DealRow> {
  const latest = await dealToPay(server, { createdAt: from });
  const { uuid } = latest;
  await server.db.execute(sql`
    insert into deal select (jsonb_populate_record(deal, jsonb_build_object(
      'uuid', gen_random_uuid(), 'submission_key', gen_random_uuid(), 'opener_address', null, 'mailed_address', null,
      'created_at', deal.created_at - number * interval '1 minute'))).*
    from deal, generate_series(1, ${count - 1}) as number where uuid = ${uuid}`);
  return latest;
}

describe('the list of deals', () => {
  test('the list of deals pages through all of them, each once, in both directions', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'revisore');
    await manyDeals(server, 100);
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      const pages: number[] = [];
      let after: string | null = '';
      for (let page = 0; after !== null; page += 1) {
        const answer = await list(bianca, { sort, ...(after && { after }) });
        expect(answer.totals).toEqual(
          page === 0 ? { number: 100, sumCents: 100 * 7900, isMore: false } : null,
        );
        seen.push(...answer.data.map(({ createdAt }) => createdAt));
        pages.push(answer.data.length);
        after = answer.next;
      }
      expect(pages).toEqual([50, 50]);
      expect(new Set(seen).size).toBe(100);
      expect(seen).toEqual(sort === 'oldest' ? seen.toSorted() : seen.toSorted().toReversed());
    }
  });

  test('the list of deals shows person, product and status, and neither phone nor tax code', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const deal = await dealToPay(server);
    const { data } = await list(bianca);
    expect(data).toEqual([
      {
        uuid: deal.uuid,
        version: 1,
        stage: 'qualified_lead',
        order: 'pay-first',
        product: { key: 'pet', title: 'Sussidio Pet' },
        person: { firstName: deal.firstName, lastName: deal.lastName, email: deal.email },
        priceCents: 7900,
        createdAt: now.toISOString(),
        expiresAt: '2026-12-15T10:00:00.000Z',
        startsOn: null,
        endsOn: null,
      },
    ]);
  });

  test('filters narrow the list of deals, and its count', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const names = { firstName: 'Zoë', lastName: 'D’Àngelo' };
    const wanted = await dealToPay(server, {
      ...names,
      stage: 'paid',
      productKey: 'covid-19',
      // The first moment of the first of November, in Italy.
      createdAt: new Date('2026-10-31T23:00:00Z'),
    });
    await dealToPay(server, { stage: 'closed_won', createdAt: minutesAgo(5) });
    const finds = async (query: Record<string, string>) => {
      const { data, totals } = await list(bianca, query);
      return [data.map(({ uuid }) => uuid), totals?.number];
    };
    const found = [[wanted.uuid], 1];
    const none = [[], 0];
    const cases: [Record<string, string>, unknown][] = [
      [{ stage: 'paid' }, found],
      [{ stage: 'quotation' }, none],
      [{ product: 'covid-19' }, found],
      [{ product: 'covid-19', stage: 'closed_won' }, none],
      [{ until: '2026-11-01' }, found],
      [{ until: '2026-10-31' }, none],
      [{ from: '2026-11-01', until: '2026-11-01' }, found],
      [{ from: '2026-11-01', stage: 'paid' }, found],
      [{ q: 'zoe angelo' }, found],
      [{ q: 'ANG zo' }, found],
      [{ q: wanted.email }, found],
      [{ q: wanted.uuid.toUpperCase() }, found],
      [{ q: `https://example.it/banco/pratiche/${wanted.uuid}` }, found],
      [{ q: randomUUID() }, none],
      [{ q: '%' }, none],
      [{ q: "'); drop table deal; --" }, none],
      [{ q: 'angela' }, none],
    ];
    for (const [query, expected] of cases)
      expect(await finds(query), `${JSON.stringify(query)}`).toEqual(expected);
  });

  test('a policy is found by the number that the customer reads out on the phone', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const deal = await dealToPay(server);
    const other = await dealToPay(server);
    const policyOf = (dealUuid: DealRow['uuid'], id: string) => ({
      id,
      dealUuid,
      productType: 'Basic',
      duration: 'season',
      adults: 1,
      kids: 0,
      startsOn: deal.startsOn ?? ('2026-12-01' as never),
      endsOn: '2027-04-01' as never,
      listPriceCents: deal.priceCents,
      discountCents: 0 as never,
      tariffVersion: '1',
      createdAt: now,
    });
    await server.db
      .insert(skiPolicies)
      .values([
        policyOf(deal.uuid, '0f0e7d4a-0000-4000-8000-3d6526c3882c'),
        policyOf(other.uuid, '0f0e7d4a-0000-4000-8000-3d6526c3882d'),
      ] as never);
    const { data } = await list(bianca, { q: 'SCI-3D6526-C3882C' });
    expect(data.map(({ uuid }) => uuid)).toEqual([deal.uuid]);
  });

  test('people who asked to be forgotten are neither named nor found by name', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const forgotten = { stage: 'closed_won', erasureAskedAt: now } as const;
    const { uuid, email, lastName } = await dealToPay(server, forgotten);
    expect((await list(bianca)).data[0]?.person).toBeNull();
    expect((await list(bianca, { q: uuid })).data).toHaveLength(1);
    expect((await list(bianca, { q: email })).data).toEqual([]);
    expect((await list(bianca, { q: lastName })).data).toEqual([]);
  });
});

describe('the board', () => {
  test('the board has the eight stages in their order, with number, sum, oldest deal and cards', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const young = await dealToPay(server, { createdAt: minutesAgo(1) });
    const old = await dealToPay(server, { createdAt: minutesAgo(9) });
    await dealToPay(server, { stage: 'closed_lost', productKey: 'covid-19' });
    const columns = await board(bianca);
    expect(columns.map(({ stage, number }) => `${stage} ${number}`)).toEqual([
      'quotation 0',
      'qualified_lead 2',
      'pay_intent 0',
      'paid 0',
      'documentation_send 0',
      'documentation_signed 0',
      'closed_won 0',
      'closed_lost 1',
    ]);
    expect(columns[1]).toMatchObject({
      sumCents: 2 * 7900,
      isMore: false,
      oldestAt: minutesAgo(9).toISOString(),
    });
    expect(columns[1]?.deals.map(({ uuid }) => uuid)).toEqual([young.uuid, old.uuid]);
    expect(await board(bianca, { q: young.lastName })).toEqual(columns);
    const pets = await board(bianca, { product: 'pet' });
    expect(pets.map(({ number }) => number)).toEqual([0, 2, 0, 0, 0, 0, 0, 0]);
    const recent = await board(bianca, { from: '2026-11-15', q: young.email });
    expect(recent[1]).toMatchObject({ number: 1, sumCents: 7900, oldestAt: young.createdAt.toISOString() });
  });

  test("the board's numbers follow every deal that comes, moves or goes, and stay the same when they are folded", async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const deal = await dealToPay(server);
    const other = await dealToPay(server);
    await server.db.transaction((tx) => advanceDeal(tx, deal, 'payment-opened', { cause: 'buyer', at: now }));
    await server.db
      .update(deals)
      .set({ priceCents: 100 as never })
      .where(eq(deals.uuid, deal.uuid));
    await server.db.update(deals).set({ firstName: 'Eva' }).where(eq(deals.uuid, deal.uuid));
    await server.db.delete(deals).where(eq(deals.uuid, other.uuid));
    const numbers = async () => (await board(bianca)).map(({ number, sumCents }) => [number, sumCents]);
    const nothing = [0, 0];
    const expected = [nothing, nothing, [1, 100], ...Array.from({ length: 5 }, () => nothing)];
    expect(await numbers()).toEqual(expected);
    await Promise.all([foldTally(server), foldTally(server)]);
    await foldTally(server);
    expect(await numbers()).toEqual(expected);
    expect(await server.db.$count(dealTally)).toBe(1);
  });
});

describe('a saved view', () => {
  test('a saved view is stored, renamed and removed by its owner alone', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const carlo = await atDesk(server, 'revisore', 'Carlo Verdi');
    const filter = { stage: 'paid', columns: ['person', 'price'] } as const;
    const keep = (name: string) =>
      bianca.browser.call(keepDealViewCall, { name, filter: { ...filter, columns: [...filter.columns] } });
    const [first] = (await keep(' Pagate ')).answer.data;
    expect(first).toMatchObject({ name: 'Pagate', filter });
    expect((await keep('Pagate')).answer.data).toHaveLength(1);
    const taken = await bianca.browser.call(keepDealViewCall, { name: 'PAGATE', filter: {} });
    expect(taken.problem.code).toBe('DealViewNameTaken');

    await bianca.browser.call(keepDealViewCall, { name: 'Perse', filter: { stage: 'closed_lost' } });
    const id = first?.id ?? '';
    expect((await carlo.browser.call(dealViewsCall)).answer.data).toEqual([]);
    const stolen = await carlo.browser.call(renameDealViewCall, { name: 'Mia' }, { id });
    expect(stolen.status).toBe(404);
    await carlo.browser.call(removeDealViewCall, undefined, { id });
    const renamed = await bianca.browser.call(renameDealViewCall, { name: 'Da spedire' }, { id });
    expect(renamed.answer.data.map(({ name }) => name)).toEqual(['Da spedire', 'Perse']);
    const removed = await bianca.browser.call(removeDealViewCall, undefined, { id });
    expect(removed.answer.data.map(({ name }) => name)).toEqual(['Perse']);
    expect((await bianca.browser.call(removeDealViewCall, undefined, { id })).status).toBe(200);
  });
});
