import { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../test/test-server.ts';
import { quoteRequests } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const request = {
  submissionKey: '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c',
  product: 'pensione-integrativa',
  source: '/preventivo/pensione-integrativa',
  firstname: 'Ada',
  lastname: "D'Angelo",
  email: 'ada@example.it',
  phone: '+393331234567',
  privacy: true,
  userProfiling: true,
  marketing: false,
};
const environment = { DESK_EMAIL: 'banco@riparo.example' };

describe('a request for a quote', () => {
  test('is stored with its consents; the desk and the visitor get a mail', async () => {
    await using server = await testServer({ now, environment });
    const { status, answer } = await server.call(requestQuoteCall, { body: request });
    expect(status).toBe(201);

    const [row] = await server.db.select().from(quoteRequests);
    expect(row).toMatchObject({
      id: answer.id,
      product: 'pensione-integrativa',
      lastName: "D'Angelo",
      phone: '+393331234567',
      consents: {
        version: '2026-11',
        givenAt: now.toISOString(),
        source: '/preventivo/pensione-integrativa',
        privacy: true,
        userProfiling: true,
        marketing: false,
      },
    });

    const mails = await server.mails();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@example.it',
      'banco@riparo.example',
    ]);
    const toDesk = mails.find(({ recipient }) => recipient === 'banco@riparo.example');
    expect(toDesk?.text).toContain('+39 333-1234567');
    expect(toDesk?.html).toContain('D&#39;Angelo');
  });

  test('sent twice, even at once, is stored once and answered the same', async () => {
    await using server = await testServer({ now, environment });
    const sent = await Promise.all([1, 2, 3].map(() => server.call(requestQuoteCall, { body: request })));
    expect(new Set(sent.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await server.db.$count(quoteRequests)).toBe(1);
    expect(await server.mails()).toHaveLength(2);
  });

  test('without consent is refused and nothing is stored', async () => {
    await using server = await testServer({ now, environment });
    const { status, problem } = await server.call(requestQuoteCall, { body: { ...request, privacy: false } });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      privacy: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
    });
    expect(await server.db.$count(quoteRequests)).toBe(0);
    expect(await server.mails()).toHaveLength(0);
  });

  test('for a product nobody knows is a generic one', async () => {
    await using server = await testServer({ now, environment });
    await server.call(requestQuoteCall, { body: { ...request, product: 'astronave' } });
    const [row] = await server.db.select().from(quoteRequests);
    expect(row?.product).toBe('generico');
  });

  test('can not be used to flood a mailbox', async () => {
    await using server = await testServer({ now, environment });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const submissionKey = crypto.randomUUID();
      const { status } = await server.call(requestQuoteCall, { body: { ...request, submissionKey } });
      statuses.push(status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
