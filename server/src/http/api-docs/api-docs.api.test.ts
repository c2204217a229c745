import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeLibraryCall, lendBookCall } from '../../../test/library-calls.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { serve } from '../serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    routes: (app) => {
      serve(app, lendBookCall, async () => ({ reader: '', days: 1 }));
      serve(app, closeLibraryCall, async () => undefined);
    },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

test('the OpenAPI document describes a call as the contract does', async () => {
  const document = (await server.request('/api/docs/openapi.json')).json();

  expect(document.openapi).toBe('3.1.0');
  const operation = document.paths['/api/test/books/{bookId}/loans'].post;
  expect(operation).toMatchObject({
    operationId: 'lendBook',
    summary: 'Presta un libro',
    parameters: [
      { in: 'query', name: 'days', required: false },
      { in: 'path', name: 'bookId', required: true, schema: { type: 'string', format: 'uuid' } },
    ],
  });
  expect(operation.requestBody.content['application/json'].schema).toMatchObject({
    required: ['reader', 'contact', 'shelves'],
    properties: { reader: { type: 'string', minLength: 2 } },
  });
  expect(operation.responses['201'].content['application/json'].schema.properties).toHaveProperty('reader');
  expect(operation.responses['409']).toMatchObject({
    description: '`book-lent`: Il libro è già in prestito.',
    content: { 'application/problem+json': { schema: { properties: { code: { type: 'string' } } } } },
  });
  expect(Object.keys(operation.responses)).toEqual(['201', '400', '403', '404', '409', '422', '429']);
});

test('only calls of the contract are in it', async () => {
  const document = (await server.request('/api/docs/openapi.json')).json();
  expect(Object.keys(document.paths).filter((path) => !/^\/(api|submissions)\//.test(path))).toEqual([]);
  expect(Object.keys(document.paths)).not.toContain('/api/docs');
});

test('the page shows it without any script', async () => {
  const { body, headers } = await server.request('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toContain('<script');
  expect(body).toContain('<code>POST /api/test/books/{bookId}/loans</code>');
  expect(body).toContain('reader: string (almeno 2)');
  expect(body).toContain('phone?: string');
  expect(body).toContain('book-lent: Il libro è già in prestito.');
  expect(body).toContain('Nessun contenuto.');
});

test('its style is the only one its policy allows', async () => {
  const { body, headers } = await server.request('/api/docs');
  expect(body.match(/<style/g)).toHaveLength(1);
  expect(body).not.toContain(' style=');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^' ]+'/);
});

test('page and document are made once, however often they are asked for', async () => {
  const asked = Array.from({ length: 20 }, () => ['/api/docs', '/api/docs/openapi.json']).flat();
  await Promise.all(asked.map((url) => server.request(url)));
  // What writes every piece of a page, and every piece of JSON.
  const markup = vi.spyOn(String, 'raw');
  const stringify = vi.spyOn(JSON, 'stringify');
  const answers = await Promise.all(asked.map((url) => server.request(url)));
  const written = [...markup.mock.calls, ...stringify.mock.calls.filter(([value]) => isDocument(value))];
  vi.restoreAllMocks();

  expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
  expect(written.length).toBe(0);
});

const isDocument = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value;

test.each(['/api/docs', '/api/docs/openapi.json'])('%s is not sent again to who has it', async (url) => {
  const first = await server.request(url);
  const etag = String(first.headers.etag);
  const again = await server.request({ url, headers: { 'if-none-match': etag } });

  expect(first.headers['cache-control']).toBe('no-cache');
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('they are sent compressed', async () => {
  const { headers, rawPayload } = await server.request({
    url: '/api/docs',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan((await server.request('/api/docs')).body.length / 5);
});
