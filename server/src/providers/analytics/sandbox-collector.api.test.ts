import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../test/test-server.ts';

const path = '/sandbox/eventi';
const event = {
  name: 'step',
  domain: 'localhost:3000',
  url: 'http://localhost:3000/confirm-account/:username',
  props: { step: '3' },
};

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server[Symbol.asyncDispose]());

test('what a visitor agreed to tell is shown', async () => {
  expect((await server.request(path)).body).toContain('Ancora nessun evento.');
  expect((await server.request({ method: 'POST', url: path, payload: event })).statusCode).toBe(202);
  const { body } = await server.request(path);
  expect(body).toContain('/confirm-account/:username');
  expect(body).toContain('passo 3');
});

test.each([
  ['a page with an e-mail in it', { ...event, url: 'http://localhost:3000/confirm-account/ada@example.it' }],
  ['a property nobody named', { ...event, props: { step: '3', email: 'ada@example.it' } }],
  ['a field nobody named', { ...event, referrer: 'https://altrove.example/' }],
  ['an event nobody named', { ...event, name: 'purchase' }],
  ['an address that can not be read', { ...event, url: 'http://localhost:3000/%E0%A4%A' }],
  ['nothing', {}],
])('%s is refused', async (_, payload) => {
  expect((await server.request({ method: 'POST', url: path, payload })).statusCode).toBe(422);
  expect((await server.request(path)).body).not.toContain('ada@example.it');
});
