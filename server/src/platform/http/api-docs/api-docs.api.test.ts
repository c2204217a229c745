import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall } from '../../../../test/every-call.ts';
import {
  closeLibraryCall,
  extendLoanCall,
  greetReaderCall,
  lendBookCall,
  shelvesCall,
} from '../../../../test/library-calls.ts';
import { production } from '../../../../test/production.ts';
import { servedLine } from '../../../../test/served-line.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import type { App } from '../app-instance.ts';
import { serve } from '../serve.ts';
import type { ApiDocument } from './api-document.ts';

let server: TestServer;
const served: RouteOptions[] = [];
const listen = (started: unknown) =>
  (started as { fastify: App }).fastify.addHook('onRoute', (route) => void served.push(route));
beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  server = await testServer({
    routes: (app) => {
      serve(app, lendBookCall, async () => ({ reader: '', days: 1 }));
      serve(app, closeLibraryCall, async () => undefined);
      serve(app, extendLoanCall, async ({ account }) => ({ reader: account.email, openedAt: '' }));
      serve(app, greetReaderCall, async () => ({ reader: null }));
      const rateLimit = { max: 100, windowSeconds: 60, perProcess: true };
      serve(app, shelvesCall, async () => ({ shelves: [] }), { rateLimit });
    },
  });
  unsubscribe('fastify.initialization', listen);
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
  expect(Object.keys(operation.responses)).toEqual([
    '201',
    '400',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
  ]);
});

const documentOf = async (one: TestServer) => (await one.request('/api/docs/openapi.json')).json();

describe('the description says who may make a call', () => {
  const session = { session: [] };
  const securities = {
    everybody: [],
    'guest-or-customer': [{}, session],
    customer: [session],
    'desk-visitor': [],
    staff: [{ deskSession: [] }],
  };

  test('the description states for every call who may make it, as the contract does', async () => {
    const calls = await everyCall();
    const { paths }: ApiDocument = await documentOf(server);
    const described = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .map(({ operationId, security }) => [operationId, security]);
    expect(described).toEqual(
      expect.arrayContaining(calls.map(({ id, access }) => [id, securities[access.who]])),
    );
  });

  test('the description states who may make a call, which cookie identifies a customer, and its address', async () => {
    await using online = await testServer({ environment: production });
    expect(await documentOf(server)).toMatchObject({
      servers: [{ url: 'http://localhost:3000' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'riparo_session' } } },
    });
    expect(await documentOf(online)).toMatchObject({
      servers: [{ url: 'https://www.riparo.example' }],
      components: { securitySchemes: { session: { name: '__Host-riparo_session' } } },
    });
  });

  test('answers to callers without access, and to those who call too often', async () => {
    const { paths } = await documentOf(server);
    const answersOf = (path: string, method: string) => Object.keys(paths[path][method].responses);
    expect(answersOf('/api/test/loans/{loanId}/extension', 'post')).toContain('401');
    expect(answersOf('/api/test/greeting', 'get')).toEqual(['200', '400']);
    expect(answersOf('/api/test/shelves', 'get')).toEqual(['200', '400', '429']);
  });
});

test('every route keeps its access, limits and size; intended changes are recorded with -u', async () => {
  const routes = served.filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/test/'));
  await expect(`${routes.map(servedLine).join('\n')}\n`).toMatchFileSnapshot('served.txt');
});

test('it contains only calls of the contract', async () => {
  const document = (await server.request('/api/docs/openapi.json')).json();
  expect(Object.keys(document.paths).filter((path) => !/^\/(api|submissions)\//.test(path))).toEqual([]);
  expect(Object.keys(document.paths)).not.toContain('/api/docs');
});

test('the page shows the description without any script', async () => {
  const { body, headers } = await server.request('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toContain('<script');
  expect(body).toContain('<code>POST /api/test/books/{bookId}/loans</code>');
  expect(body).toMatch(/<code>bookId<\/code>\s*<span class="muted">path<\/span>/);
  expect(body).toMatch(/<code>days<\/code>\s*<span class="muted">query, facoltativo<\/span>/);
  // A call without parameters has no empty table.
  expect(body.split('<h3>Parametri</h3>').length).toBeLessThan(body.split('<section').length);
  expect(body).toContain('reader: string (almeno 2)');
  expect(body).toContain('phone?: string');
  expect(body).toContain('book-lent: Il libro è già in prestito.');
  expect(body).toContain('Nessun contenuto.');
});
