import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { quoteRequests } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const request = {
  submissionKey: '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c',
  product: 'pensione-integrativa',
  source: '/preventivo/pensione-integrativa',
  firstname: examplePerson.firstName,
  // With the typewriter apostrophe: mails must not escape it as code.
  lastname: "D'Angelo",
  email: 'ada@example.it',
  phone: examplePerson.phone,
  privacy: true,
  userProfiling: true,
  marketing: false,
};
const environment = { DESK_EMAIL: 'banco@riparo.example' };

/** Leaves out the mail that asks for confirmation of the marketing consent. */
const mailsAboutCalls = async (server: TestServer) =>
  (await server.mails()).filter(({ subject }) => !subject.includes('Manca la tua conferma'));

describe('a request for a quote', () => {
  test('a quote request is stored with its consents; the desk and the visitor get a mail', async () => {
    await using server = await testServer({ now, environment });
    const { status, answer } = await server.call(requestQuoteCall, { body: request });
    expect(status).toBe(201);

    const [row] = await server.db.select().from(quoteRequests);
    expect(row).toMatchObject({
      id: answer.id,
      product: 'pensione-integrativa',
      lastName: request.lastname,
      phone: examplePerson.phone,
      consents: {
        version: '2026-11-16',
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
    expect(toDesk?.text).toContain('+39\u00a0333-1234567');
    expect(toDesk?.html).toContain('D&#39;Angelo');
  });

  test('a quote request that does not mention advertising agrees to none', async () => {
    await using server = await testServer({ now, environment });
    const { marketing: _, source: __, ...silent } = request;
    await server.call(requestQuoteCall, { body: silent });
    const [row] = await server.db.select().from(quoteRequests);
    expect(row?.consents).toMatchObject({ marketing: false, source: '/preventivo/pensione-integrativa' });
  });

  test('a quote request sent twice, even at once, is stored once and answered the same', async () => {
    await using server = await testServer({ now, environment });
    const others = { ...request, submissionKey: crypto.randomUUID(), phone: '+393337654321' };
    await server.call(requestQuoteCall, { body: others });
    const sent = await Promise.all([1, 2, 3].map(() => server.call(requestQuoteCall, { body: request })));
    server.setNow(new Date('2026-11-16T14:00:00Z'));
    sent.push(await server.call(requestQuoteCall, { body: request }));
    expect(sent.map(({ answer }) => answer)).toEqual(Array(4).fill(sent[0]?.answer));
    expect(await server.db.$count(quoteRequests)).toBe(2);
    expect(await server.mails()).toHaveLength(4);
  });

  test('a quote request without consent is refused and nothing is stored', async () => {
    await using server = await testServer({ now, environment });
    const { status, problem } = await server.call(requestQuoteCall, { body: { ...request, privacy: false } });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      privacy: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
    });
    expect(await server.db.$count(quoteRequests)).toBe(0);
    expect(await server.mails()).toHaveLength(0);
  });

  test('a quote request for an unknown product becomes a generic one', async () => {
    await using server = await testServer({ now, environment });
    await server.call(requestQuoteCall, { body: { ...request, product: 'astronave' } });
    const [row] = await server.db.select().from(quoteRequests);
    expect(row?.product).toBe('generico');
  });

  test('a quote request repeated from another tab, even at once, notifies desk and visitor once', async () => {
    await using server = await testServer({ now, environment });
    const ask = (changes: Partial<typeof request> = {}) =>
      server.call(requestQuoteCall, { body: { ...request, submissionKey: crypto.randomUUID(), ...changes } });
    const ofSecondTab = { email: 'ADA@example.it', marketing: true, submissionKey: crypto.randomUUID() };
    const [first, second] = await Promise.all([ask(), ask(ofSecondTab)]);
    expect(second.answer.callBy).toBe(first.answer.callBy);
    expect((await ask(ofSecondTab)).answer).toEqual(second.answer);
    expect(await server.db.$count(quoteRequests), 'with what was agreed to each time').toBe(2);
    expect(await mailsAboutCalls(server)).toHaveLength(2);

    await ask({ product: 'casa' });
    expect(await mailsAboutCalls(server), 'another product is another call').toHaveLength(4);
    server.setNow(new Date(first.answer.callBy));
    await ask();
    expect(await mailsAboutCalls(server), 'so is one after the time of the first').toHaveLength(6);
  });

  test('quote requests cannot flood a mailbox, from one address or from many', async () => {
    await using server = await testServer({ now, environment });
    const ask = (index: number, remoteAddress: string) =>
      server.request({
        method: 'POST',
        url: requestQuoteCall.path,
        remoteAddress,
        payload: { ...request, submissionKey: crypto.randomUUID(), phone: `+3933312345${10 + index}` },
      });
    const fromOne: number[] = [];
    for (let index = 0; index < 11; index += 1) fromOne.push((await ask(index, '192.0.2.1')).statusCode);
    expect(fromOne).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    for (let index = 11; index < 20; index += 1) await ask(index, `192.0.2.${index}`);
    const recipients = (await server.mails()).map(({ recipient }) => recipient);
    expect(recipients.filter((one) => one === request.email)).toHaveLength(6);
    expect(recipients.filter((one) => one === environment.DESK_EMAIL)).toHaveLength(19);
  });
});
