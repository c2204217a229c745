import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { formSubmissions } from './tables.ts';

const formId = '0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31';
const path = `/submissions/v3/integration/submit/riparo/${formId}`;
const agreed = (consentToProcess: boolean) => ({
  consent: { consentToProcess, text: 'Acconsento', communications: [] },
});
const form = {
  fields: [{ name: 'email', value: 'ada@example.it' }],
  context: { pageName: 'Casa' },
  legalConsentOptions: agreed(true),
};

async function openServer(): Promise<TestServer> {
  const server = await testServer({ environment: { DESK_EMAIL: 'banco@riparo.example' } });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

const post = (server: TestServer, url = path, payload: object = form, headers = {}) =>
  server.request({ method: 'POST', url, payload, headers });

test('a form from a page is accepted, and the desk reads it', async () => {
  const server = await openServer();
  const response = await post(server, path, {
    ...form,
    fields: [{ name: 'email', value: ' Ada@Example.it' }],
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ inlineMessage: 'Grazie, abbiamo ricevuto la tua richiesta.' });
  const [mail] = await server.mails();
  expect(mail).toMatchObject({ recipient: 'banco@riparo.example', subject: 'È arrivato un modulo: Casa' });
  expect(mail?.text).toContain('email: Ada@example.it');
});

test.each([
  ['another portal', path.replace('/riparo/', '/altri/')],
  ['a form that does not exist', `${path}x`],
])('%s is unknown', async (_, url) => {
  const server = await openServer();
  expect((await post(server, url)).statusCode).toBe(404);
  expect(await server.db.$count(formSubmissions)).toBe(0);
});

test.each([
  ['declines consent', { ...form, legalConsentOptions: agreed(false) }],
  ['does not consent', { ...form, legalConsentOptions: undefined }],
])('a form whose sender %s about the use of their data is refused and not stored', async (_, payload) => {
  const server = await openServer();
  const response = await post(server, path, payload);
  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toEqual({
    'legalConsentOptions.consent.consentToProcess':
      'Abbiamo bisogno del consenso per il trattamento dei tuoi dati',
  });
  expect(await server.db.$count(formSubmissions)).toBe(0);
  expect(await server.mails()).toEqual([]);
});

test('a form repeated with its key is accepted and reported once; a key that is empty or too long is ignored', async () => {
  const server = await openServer();
  for (const key of ['once', '', 'k'.repeat(200), 'k'.repeat(201)].flatMap((each) => [each, each]))
    expect((await post(server, path, form, { 'idempotency-key': key })).statusCode).toBe(200);
  expect(await server.db.$count(formSubmissions)).toBe(6);
  expect(await server.mails()).toHaveLength(6);
});

describe('limits of a form', () => {
  const field = { name: 'a', value: 'b' };
  test.each([
    ['a form without fields is refused', [], 422],
    ['a form with a thousand fields is refused', Array.from({ length: 1000 }, () => field), 422],
    ['a form with an overlong field is refused', [{ name: 'a', value: 'b'.repeat(40_000) }], 413],
  ])('%s', async (_, fields, status) => {
    const server = await openServer();
    expect((await post(server, path, { fields, context: {} })).statusCode).toBe(status);
    expect(await server.db.$count(formSubmissions)).toBe(0);
  });

  test('more forms than a person fills in are refused', async () => {
    const server = await openServer();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await post(server)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

test('forms from other sites are refused', async () => {
  const server = await openServer();
  const foreign = await post(server, path, form, { origin: 'https://altri.example' });
  expect(foreign.statusCode).toBe(403);
});

test('with another provider configured this address does not exist', async () => {
  const environment = {
    FORMS_PROVIDER: 'http',
    FORMS_URL: 'https://moduli.example',
    FORMS_PORTAL_ID: 'riparo',
    FORMS_QUOTE_FORM_ID: formId,
    FORMS_CALL_BACK_FORM_ID: 'c',
    FORMS_CONSENT_FORM_ID: 'k',
  };
  await using server = await testServer({ environment });
  expect((await post(server)).statusCode).toBe(404);
});
