import { randomUUID } from 'node:crypto';
import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { closeLibraryCall, lendBookCall, libraryErrors, shelvesCall } from '../../../test/library-calls.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import type { App } from './app-instance.ts';
import { failure, sendProblem } from './problem-answers.ts';
import { serve } from './serve.ts';

const bookId = randomUUID();
const lentBookId = randomUUID();
const url = `/api/test/books/${bookId}/loans`;
const loan = { reader: 'Ada', contact: { email: 'ada@example.org' }, shelves: ['alto'] };

const quotingPath = '/api/test/quoting';

function routes(app: App): void {
  app.get(quotingPath, async (request, reply) =>
    sendProblem(request, reply, generalErrors.validation, { reader: 'Chi è “<b>”?' }),
  );
  serve(app, lendBookCall, async ({ params, query, body }) => {
    if (params.bookId === lentBookId)
      return failure(libraryErrors['book-lent'], { reader: 'Aspetta il tuo turno' });
    return { reader: body.reader, days: query.days ?? 30, internalNote: 'not for visitors' };
  });
  serve(app, closeLibraryCall, async () => undefined);
  serve(app, shelvesCall, async () => ({ shelves: ['alto'] }), { rateLimit: { max: 2, windowSeconds: 60 } });
  app.get('/api/test/broken', async () => {
    throw new Error('secret detail of our inside');
  });
  app.get(
    '/api/test/dishonest',
    { schema: { response: { 200: z.object({ n: z.number() }) } } },
    async () => ({}),
  );
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ routes });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('a call of the contract', () => {
  test('a call answers with exactly the fields of its schema', async () => {
    const { status, answer, headers } = await server.call(lendBookCall, {
      params: { bookId },
      query: { days: 7 },
      body: { ...loan, shelves: ['alto'] },
    });

    expect({ status, answer }).toEqual({ status: 201, answer: { reader: 'Ada', days: 7 } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('a call also answers at its older addresses, is counted as one and described once', async () => {
    const ask = (address: string) => server.request({ url: address, remoteAddress: '192.0.2.77' });
    const [path, older] = [shelvesCall.path, ...shelvesCall.alsoAt];
    const answers = [await ask(path), await ask(older), await ask(older)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    const document = (await server.request('/api/docs/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain(path);
    expect(Object.keys(document.paths)).not.toContain(older);
  });

  test('a call without an answer gives an empty 204', async () => {
    expect(await server.call(closeLibraryCall)).toMatchObject({ status: 204, answer: undefined });
  });

  test("a call answers its own failures with the feature's code, message and fields", async () => {
    const { status, problem, headers } = await server.call(lendBookCall, {
      params: { bookId: lentBookId },
      body: { ...loan, shelves: ['basso'] },
    });

    expect(status).toBe(409);
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'book-lent',
      message: 'Il libro è già in prestito.',
      fields: { reader: 'Aspetta il tuo turno' },
      requestId: expect.any(String) as string,
    });
    expect(headers.has('retry-after')).toBe(false);
  });
});

describe('invalid requests', () => {
  test.each([
    [{ ...loan, reader: 'A' }, { reader: 'Un nome ha almeno due lettere' }],
    [{ ...loan, reader: undefined }, { reader: 'Campo obbligatorio' }],
    [{ ...loan, reader: 7 }, { reader: 'Il valore inserito non è corretto' }],
    [{ ...loan, contact: { email: '' } }, { 'contact.email': 'Campo obbligatorio' }],
    [{ ...loan, shelves: [] }, { shelves: "Seleziona almeno un'opzione!" }],
    [{ ...loan, shelves: ['alto', 'sotto'] }, { 'shelves.1': 'Scegli una delle opzioni previste' }],
    [{ ...loan, reader: 'Ada\0' }, { reader: 'Il valore inserito non è corretto' }],
    [{ ...loan, contact: { email: 'ada\ud800' } }, { 'contact.email': 'Il valore inserito non è corretto' }],
    [{}, { reader: 'Campo obbligatorio', contact: 'Campo obbligatorio', shelves: 'Campo obbligatorio' }],
  ])('%j is reported field by field', async (payload, fields) => {
    const response = await server.request({ method: 'POST', url, payload });
    expect(response.json()).toMatchObject({ status: 422, code: 'validation', fields });
  });

  test('an error in the query is reported by name too', async () => {
    const response = await server.request({ method: 'POST', url: `${url}?days=0`, payload: loan });
    expect(response.json()).toMatchObject({
      status: 422,
      fields: { days: 'Il valore deve essere almeno 1' },
    });
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    [
      'an id that can not be one',
      { method: 'POST', url: '/api/test/books/7/loans', payload: loan },
      404,
      'not-found',
    ],
    [
      'an id longer than any',
      { method: 'POST', url: `/api/test/books/${'a'.repeat(200)}/loans`, payload: loan },
      404,
      'not-found',
    ],
    ['broken JSON', { method: 'POST', url, headers: json, payload: '{"reader":' }, 400, 'malformed-request'],
    ['no body', { method: 'POST', url }, 400, 'malformed-request'],
    ['an empty JSON body', { method: 'POST', url, headers: json, payload: '' }, 400, 'malformed-request'],
    ['a list for a body', { method: 'POST', url, payload: [] }, 400, 'malformed-request'],
    [
      'a poisoned body',
      { method: 'POST', url, headers: json, payload: '{"__proto__":{}}' },
      400,
      'malformed-request',
    ],
    [
      'plain text',
      { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'unsupported-media-type',
    ],
    [
      'a form of another site',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'reader=A',
      },
      415,
      'unsupported-media-type',
    ],
    ['too much', { method: 'POST', url, payload: { reader: 'A'.repeat(300_000) } }, 413, 'payload-too-large'],
    ['an unknown call', { method: 'GET', url: '/api/unknown' }, 404, 'not-found'],
    ['an unknown method', { method: 'PUT', url }, 404, 'not-found'],
    ['a broken address', { method: 'GET', url: '/api/%zz' }, 400, 'malformed-request'],
    ['our own mistake', { method: 'GET', url: '/api/test/broken' }, 500, 'unexpected'],
    ['an answer that breaks its promise', { method: 'GET', url: '/api/test/dishonest' }, 500, 'unexpected'],
  ] as const)('%s is a problem answer', async (_, request, status, code) => {
    const response = await server.request({ ...request });

    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = problemSchema.parse(response.json());
    expect(problem).toMatchObject({ status, code, requestId: response.headers['x-request-id'] });
    expect(response.statusCode).toBe(status);
    expect(problem.message).toMatch(/[.!]$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('an error answer contains no markup, not even in JSON', async () => {
    const response = await server.request(quotingPath);
    expect(response.body).not.toContain('<');
    expect(response.json()).toMatchObject({ fields: { reader: 'Chi è “<b>”?' } });
  });

  test('an error answer never shows internals', async () => {
    const response = await server.request('/api/test/broken');
    expect(response.body).not.toContain('secret detail');
    expect(response.body).not.toContain('.ts');
  });
});

describe('unknown addresses', () => {
  const opened = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' };

  test.each([
    ['a program', '/api/unknown', {}, 'application/problem+json; charset=utf-8'],
    [
      'a page that fetches',
      '/api/unknown',
      { accept: 'text/html' },
      'application/problem+json; charset=utf-8',
    ],
    ['a person with an old link to a document', '/api/unknown', opened, 'text/html; charset=utf-8'],
    [
      'a person with an old link to a test mail',
      `/sandbox/posta/${bookId}`,
      opened,
      'text/html; charset=utf-8',
    ],
  ])('an unknown address is reported to %s in a fitting form', async (_, address, headers, type) => {
    const response = await server.request({ url: address, headers });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toEqual(type);
    expect(response.body).toContain(generalErrors['not-found'].message);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

test('the request id is ours, whatever the request sends', async () => {
  const response = await server.request({
    url: '/healthz',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  expect(response.headers['x-request-id']).not.toBe('mine');
});
