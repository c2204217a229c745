import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { type HostMood, openFormsHost } from '../../../test/forms-host.ts';
import { askForCall, askForLifeQuote, contact, quoteAt } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { countJobs } from '../../platform/jobs/job-counts.ts';
import { forwardLeadJob } from './forward-leads.ts';
import { bookedCalls, callBacks, quoteRequests } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const environmentFor = (url: string) => ({
  PUBLIC_URL: 'https://www.riparo.example',
  DESK_EMAIL: 'banco@riparo.example',
  FORMS_PROVIDER: 'http',
  FORMS_URL: url,
  FORMS_PORTAL_ID: '42',
  FORMS_QUOTE_FORM_ID: 'preventivi',
  FORMS_CALL_BACK_FORM_ID: 'chiamate',
  FORMS_CONSENT_FORM_ID: 'consensi',
  FORMS_MARKETING_TYPE: '11',
  FORMS_PROFILING_TYPE: '12',
});

const askForQuote = (server: TestServer, source = '/preventivo/casa') =>
  server.call(requestQuoteCall, {
    body: {
      ...contact,
      submissionKey: crypto.randomUUID(),
      product: 'casa',
      source,
      firstname: examplePerson.firstName,
      lastname: examplePerson.lastName,
    },
  });

/** The contact fields that the forms provider receives. */
const adasFields = [
  { name: 'firstname', value: examplePerson.firstName },
  { name: 'lastname', value: examplePerson.lastName },
  { name: 'email', value: 'ada@example.it' },
  { name: 'phone', value: examplePerson.phone },
  { name: 'product', value: 'casa' },
];

describe('a request for a quote', () => {
  test('a quote request reaches the forms provider in its format', async () => {
    await using host = await openFormsHost();
    await using server = await testServer({ now, environment: environmentFor(host.url) });
    const { answer } = await askForQuote(server);
    await server.queue.runWaiting();
    expect(host.received).toEqual([
      {
        path: '/submissions/v3/integration/submit/42/preventivi',
        key: answer.id,
        submission: {
          fields: adasFields,
          context: { pageUri: 'https://www.riparo.example/preventivo/casa', pageName: 'Casa' },
          legalConsentOptions: {
            consent: {
              consentToProcess: true,
              text: expect.stringContaining('i miei dati servono'),
              communications: [
                { value: false, subscriptionTypeId: 11, text: expect.stringContaining('novità') },
                { value: false, subscriptionTypeId: 12, text: expect.stringContaining('su misura') },
              ],
            },
          },
        },
      },
    ]);
    const [row] = await server.db.select().from(quoteRequests);
    expect(row?.forwardedAt).toEqual(now);
  });
});

test('a request for a call reaches the forms provider with what it is about', async () => {
  await using host = await openFormsHost();
  await using server = await testServer({ now, environment: environmentFor(host.url) });
  const uuid = await askForLifeQuote(server);
  await askForCall(server, uuid);
  await server.queue.runWaiting();
  const elsewhere = await askForLifeQuote(server, { date_of_birth: '1950-01-01' });
  await askForCall(server, elsewhere);
  await server.queue.runWaiting();
  const ofRefused = host.received[1]?.submission.fields.map(({ name, value }) => `${name} ${value}`);
  expect(ofRefused).toContain(`quotation ${(await quoteAt(server, elsewhere)).uuid}`);
  expect(JSON.stringify(host.received), 'the address is a secret').not.toContain(elsewhere);
  expect(ofRefused?.filter((field) => field.startsWith('total_amount'))).toEqual([]);
  expect(host.received[0]).toMatchObject({ path: '/submissions/v3/integration/submit/42/chiamate' });
  expect(host.received[0]?.submission.fields).toEqual([
    { name: 'firstname', value: examplePerson.firstName },
    { name: 'lastname', value: examplePerson.lastName },
    { name: 'email', value: 'ada@example.it' },
    { name: 'phone', value: examplePerson.phone },
    { name: 'product', value: 'vita-tcm' },
    { name: 'quotation', value: (await quoteAt(server, uuid)).uuid },
    { name: 'sum_assured', value: '100000' },
    { name: 'duration', value: '20' },
    { name: 'total_amount', value: '17.89' },
  ]);
});

test('a booked call reaches the forms provider with what it is about, and each lead is forwarded once', async () => {
  await using host = await openFormsHost();
  await using server = await testServer({ now, environment: environmentFor(host.url) });
  for (const [email, callAt] of [
    ['bruno@example.it', '2026-11-17T09:00:00.000Z'],
    ['ada@example.it', '2026-11-17T10:00:00.000Z'],
  ] as const) {
    const { firstName: firstname, lastName: lastname } = examplePerson;
    const { source: _, ...person } = { ...contact, email, firstname, lastname };
    const body = { submissionKey: crypto.randomUUID(), ...person, callAt, about: 'casa' };
    expect((await server.call(bookCallCall, { body })).status).toBe(201);
    await server.queue.runWaiting();
  }
  const rows = await server.db.select().from(bookedCalls).orderBy(bookedCalls.callAt);
  expect(host.received.map(({ path, key }) => [path, key])).toEqual(
    rows.map(({ id }) => ['/submissions/v3/integration/submit/42/chiamate', id]),
  );
  expect(rows.map(({ forwardedAt }) => forwardedAt)).toEqual([now, now]);
  expect(host.received[1]?.submission).toMatchObject({
    fields: adasFields,
    context: {
      pageUri: 'https://www.riparo.example/prenota-una-chiamata',
      pageName: 'Prenota una chiamata',
    },
  });
});

test('a forwarded lead is not forwarded again, whatever happens to its job', async () => {
  await using host = await openFormsHost();
  await using server = await testServer({ now, environment: environmentFor(host.url) });
  const { answer } = await askForQuote(server);
  await server.queue.runWaiting();
  const payload = { kind: 'quote-request', id: answer.id } as const;
  await server.db.transaction((tx) => server.parts.enqueue(tx, forwardLeadJob, { payload }));
  await server.queue.runWaiting();
  expect(host.received).toHaveLength(1);
});

describe('an unavailable forms provider', () => {
  test.each<[string, HostMood]>([
    ['has too much to do', { status: 429, body: '{}' }],
    ['is broken', { status: 500, body: 'Internal Server Error' }],
    ['answers garbage', { status: 200, body: '\u0000<!doctype html>' }],
  ])(
    'while the provider %s, no lead is lost: desk and visitor hear at once, and the lead follows later, once',
    async (_, mood) => {
      await using host = await openFormsHost();
      host.setMood(mood);
      await using server = await testServer({ now, environment: environmentFor(host.url) });
      const uuid = await askForLifeQuote(server);

      expect((await askForQuote(server)).status).toBe(201);
      expect((await askForCall(server, uuid)).status).toBe(201);
      expect(await server.mails()).toHaveLength(4);
      expect(await countJobs(server.db)).toContainEqual({ job: 'forward-lead', state: 'waiting', count: 2 });
      expect(await server.queue.runWaiting(), 'it is not retried at once').toBe(0);
      expect(host.requestCount()).toBe(2);

      host.setMood('takes');
      await server.queue.runWaiting({ evenIfDelayed: true });
      await server.queue.runWaiting({ evenIfDelayed: true });
      expect(host.received.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual([
        'chiamate',
        'preventivi',
      ]);
      expect(await countJobs(server.db)).toEqual([]);
      expect(server.logText()).not.toContain('ada@example.it');
    },
  );

  test('a lead whose person asked to be forgotten while the provider was away is not forwarded', async () => {
    await using host = await openFormsHost();
    host.setMood({ status: 500, body: '' });
    await using server = await testServer({ now, environment: environmentFor(host.url) });
    await askForQuote(server);
    await server.queue.runWaiting();
    await server.db.delete(quoteRequests);
    host.setMood('takes');
    await server.queue.runWaiting({ evenIfDelayed: true });
    expect(host.received).toEqual([]);
    expect(await countJobs(server.db)).toEqual([]);
  });
});

test('a lead that was accepted but could not be marked is forwarded again under the same key', async () => {
  await using host = await openFormsHost();
  await using server = await testServer({ now, environment: environmentFor(host.url) });
  await askForCall(server, await askForLifeQuote(server));
  await server.db.execute('alter table call_back add constraint unnoted check (forwarded_at is null)');
  await server.queue.runWaiting();
  await server.db.execute('alter table call_back drop constraint unnoted');
  await server.queue.runWaiting({ evenIfDelayed: true });
  const [row] = await server.db.select().from(callBacks);
  expect(row?.forwardedAt).toEqual(now);
  expect(host.received.map(({ key }) => key)).toEqual([row?.id, row?.id]);
});
