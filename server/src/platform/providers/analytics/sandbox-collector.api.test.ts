import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../test/test-server.ts';

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

test('events that a visitor consented to are shown', async () => {
  expect((await server.request(path)).body).toContain('Ancora nessun evento.');
  expect((await server.request({ method: 'POST', url: path, payload: event })).statusCode).toBe(202);
  const { body } = await server.request(path);
  expect(body).toContain('/confirm-account/:username');
  expect(body).toContain('passo 3');
});
