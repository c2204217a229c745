import { callBackPromiseCall, requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { askForCall, askForLifeQuote, contact, quoteAt, quotingBrowser } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { purchaseRequests } from '../../understand/quotes/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { callBacks } from './tables.ts';

const mondayAfternoon = new Date('2026-11-16T14:00:00Z');
const environment = { DESK_EMAIL: 'banco@riparo.example' };

/** Leaves out the mail that asks for confirmation of the marketing consent. */
const mailsAboutCalls = async (server: TestServer) =>
  (await server.mails()).filter(({ subject }) => !subject.includes('Manca la tua conferma'));

describe('a call about a quote', () => {
  test('a call about a quote is stored with its consents; desk and visitor hear when it comes', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const { status, answer, headers } = await askForCall(server, uuid);
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(answer.data).toEqual({
      requestedAt: '2026-11-16T14:00:00.000Z',
      callBy: '2026-11-16T14:30:00.000Z',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [row] = await server.db.select().from(callBacks);
    const { uuid: quoteUuid } = await quoteAt(server, uuid);
    expect(row).toMatchObject({
      quoteUuid,
      phone: '+393331234567',
      consents: {
        version: '2026-11-16',
        givenAt: mondayAfternoon.toISOString(),
        source: '/preventivo/contattatemi',
        privacy: true,
        userProfiling: true,
        marketing: false,
      },
    });
    expect(await server.db.$count(purchaseRequests), 'who wants a call wants to buy').toBe(1);
    expect(await server.db.select().from(deskRequests)).toMatchObject([
      { kind: 'call-back', sourceId: row?.id, quoteUuid, deadline: new Date('2026-11-16T14:30:00Z') },
    ]);

    const mails = await server.mails();
    const toDesk = mails.find(({ recipient }) => recipient === 'banco@riparo.example');
    const toVisitor = mails.find(({ recipient }) => recipient === 'ada@example.it');
    expect(mails).toHaveLength(2);
    expect(toDesk?.subject).toBe('Da chiamare: lunedì 16 novembre entro le 15:30');
    for (const fact of [
      examplePerson.lastName,
      '+39\u00a0333-1234567',
      '35 anni',
      '€\u00a0100.000',
      '€\u00a017,89',
    ])
      expect(toDesk?.text).toContain(fact);
    expect(toVisitor?.text).toContain('lunedì 16 novembre entro le 15:30, al numero +39\u00a0333-1234567');
    expect(toVisitor?.text).toContain(`/preventivo/vita-tcm/${uuid}`);
  });

  test('a call requested outside opening hours is promised for when the desk is open', async () => {
    await using server = await testServer({ now: new Date('2026-11-20T17:50:00Z'), environment });
    const uuid = await askForLifeQuote(server);
    const { answer } = await askForCall(server, uuid);
    expect(answer.data.callBy).toBe('2026-11-21T08:20:00.000Z');
    const toDesk = (await server.mails()).find(({ recipient }) => recipient === 'banco@riparo.example');
    expect(toDesk?.text).toContain('sabato 21 novembre entro le 9:20');
  });

  test('a call request sent twice, even at once, is one call and two mails in all', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const submissionKey = crypto.randomUUID();
    // Another quote under the same key, and another call about the same quote.
    server.setNow(new Date('2026-11-16T13:00:00Z'));
    await askForCall(server, await askForLifeQuote(server), { submissionKey });
    await askForCall(server, uuid, { phone: '+393337654321' });
    server.setNow(mondayAfternoon);
    const sent = await Promise.all([1, 2, 3].map(() => askForCall(server, uuid, { submissionKey })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    server.setNow(new Date('2026-11-16T15:00:00Z'));
    const later = await askForCall(server, uuid, { submissionKey });
    expect(later.answer).toEqual(sent[0]?.answer);
    expect(later.answer.data.callBy).toBe('2026-11-16T14:30:00.000Z');
    expect(await server.db.$count(callBacks)).toBe(3);
    expect(await server.mails()).toHaveLength(6);
  });

  test('a call requested in two tabs is one call for the desk, until it was made or the number differs', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const ofSecondTab = { email: 'ADA@example.it', marketing: true, submissionKey: crypto.randomUUID() };
    const [first, second] = await Promise.all([
      askForCall(server, uuid),
      askForCall(server, uuid, ofSecondTab),
    ]);
    expect(second?.answer.data.callBy).toBe(first?.answer.data.callBy);
    expect((await askForCall(server, uuid, ofSecondTab)).answer).toEqual(second?.answer);
    expect(await mailsAboutCalls(server)).toHaveLength(2);
    expect(await server.db.$count(callBacks), 'each with the consents given in it').toBe(2);

    await askForCall(server, uuid, { phone: '+393337654321' });
    expect(await mailsAboutCalls(server), 'the desk must hear of the right number').toHaveLength(4);
    server.setNow(new Date('2026-11-16T14:30:00Z'));
    await askForCall(server, uuid);
    expect(await mailsAboutCalls(server), 'the call was missed').toHaveLength(6);
  });

  test('a reloaded page shows the same promised call', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const promised = () => quotingBrowser(server).call(callBackPromiseCall, undefined, { uuid });
    expect((await promised()).status).toBe(404);
    const requested = await askForCall(server, uuid);
    server.setNow(new Date('2026-11-16T15:00:00Z'));
    const { answer } = await promised();
    const { token, ...promise } = requested.answer.data;
    expect(answer.data).toEqual({
      ...promise,
      standing: { step: 'promised', consultant: null, callAt: promise.callBy, triedAt: null },
    });
    for (const word of ['ada', token]) expect(JSON.stringify(answer)).not.toContain(word);

    // Requested again after the first call was missed; in between another visitor asks about another quote.
    const again = await askForCall(server, uuid);
    server.setNow(new Date('2026-11-16T15:10:00Z'));
    await askForCall(server, await askForLifeQuote(server));
    const latest = await promised();
    expect(latest.answer.data).toMatchObject({
      requestedAt: '2026-11-16T15:00:00.000Z',
      callBy: again.answer.data.callBy,
    });
  });

  test('a visitor without a price can request a call, and the desk knows why', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server, { date_of_birth: '1950-01-01' });
    expect((await askForCall(server, uuid)).status).toBe(201);
    expect(await server.db.$count(purchaseRequests)).toBe(0);
    expect(await server.db.select().from(deskRequests)).toMatchObject([{ kind: 'refused-quote' }]);
    const mails = await server.mails();
    const toDesk = mails.find(({ recipient }) => recipient === 'banco@riparo.example');
    expect(toDesk?.text).toContain('Prezzo al mese: Fuori tariffa');
    const toVisitor = mails.find(({ recipient }) => recipient === 'ada@example.it');
    expect(toVisitor?.text).not.toContain(uuid);
  });
});

test('a call requested without a source page counts as requested on its own page', async () => {
  await using server = await testServer({ now: mondayAfternoon, environment });
  const uuid = await askForLifeQuote(server);
  const { source: _, ...body } = { ...contact, submissionKey: crypto.randomUUID() };
  await server.call(requestCallBackCall, { params: { uuid }, body });
  const [row] = await server.db.select().from(callBacks);
  expect(row?.consents.source).toBe('/preventivo/contattatemi');
});

describe('refused call requests', () => {
  test.each([
    [{ phone: '12' }, { phone: 'Scrivi un numero di telefono italiano, per esempio 333-1234567.' }],
    [{ email: 'ada' }, { email: 'La mail che hai inserito non è valida' }],
    [{ privacy: false }, { privacy: 'Abbiamo bisogno del consenso per il trattamento dei tuoi dati' }],
  ])('a call request with %j is refused', async (wrong, fields) => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const { status, problem } = await askForCall(server, uuid, wrong);
    expect(status).toBe(422);
    expect(problem.fields).toEqual(fields);
    expect(await server.db.$count(callBacks)).toBe(0);
  });

  test('a call request about an unknown or expired quote is refused', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    server.setNow(new Date('2026-12-20T10:00:00Z'));
    expect((await askForCall(server, uuid)).status).toBe(404);
    expect((await askForCall(server, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(await server.mails()).toEqual([]);
  });

  test('too many call requests are refused', async () => {
    await using server = await testServer({ now: mondayAfternoon, environment });
    const uuid = await askForLifeQuote(server);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await askForCall(server, uuid)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});
