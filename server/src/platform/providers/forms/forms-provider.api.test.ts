import { describe, expect, test } from 'vitest';
import { type HostMood, openFormsHost } from '../../../../test/forms-host.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { openBuiltInForms } from './built-in-forms.ts';
import type { FormsProvider } from './forms-provider.ts';
import { openHttpForms } from './http-forms.ts';
import { formSubmissions } from './tables.ts';

const delivery = {
  formId: '0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31',
  deliveryKey: '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c',
  submission: {
    fields: [
      { name: 'email', value: 'ada@example.it' },
      { name: 'interests', value: 'casa' },
      { name: 'interests', value: 'viaggi' },
    ],
    context: { pageUri: 'https://www.riparo.example/preventivo/casa', pageName: 'Casa' },
    legalConsentOptions: { consent: { consentToProcess: true, text: 'Acconsento', communications: [] } },
  },
};
const never = new AbortController().signal;

async function builtIn(server: TestServer): Promise<FormsProvider> {
  return openBuiltInForms({ db: server.db, clock: () => new Date() });
}

/** The real adapter against the built-in provider's own address, which tests both ends of the connection. */
async function overHttp(server: TestServer): Promise<FormsProvider> {
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return openHttpForms({ url, portalId: 'riparo' });
}

describe.each([
  ['the built-in provider', builtIn],
  ['a provider over HTTP', overHttp],
])('%s', (_, open) => {
  test('a provider accepts a submission as it was sent', async () => {
    await using server = await testServer();
    const provider = await open(server);
    await provider.submit(delivery, never);
    const [row] = await server.db.select().from(formSubmissions);
    const { formId, submission } = delivery;
    expect(row).toMatchObject({ formId, submission, email: 'ada@example.it' });
  });

  test('a provider accepts the same delivery once', async () => {
    await using server = await testServer();
    const provider = await open(server);
    await provider.submit(delivery, never);
    await provider.submit(delivery, never);
    expect(await server.db.$count(formSubmissions)).toBe(1);
  });
});

describe('a provider over HTTP', () => {
  test.each<[string, HostMood, string]>([
    ['does not answer', 'silent', 'timeout'],
    ['is overloaded', { status: 429, body: '{}' }, 'answered 429'],
    ['is broken', { status: 500, body: '{"status":"error"}' }, 'answered 500'],
    ['refuses the form', { status: 400, body: '{"message":"ada@example.it is wrong"}' }, 'answered 400'],
    ['answers with a word', { status: 200, body: '"ok"' }, 'no JSON'],
    ['answers with null', { status: 200, body: 'null' }, 'no JSON'],
    ['answers with another site’s page', { status: 200, body: '<html>Accedi al Wi-Fi</html>' }, 'no JSON'],
    ['redirects', { status: 302, body: '', headers: { location: '/altrove' } }, 'fetch failed'],
  ])('a provider over HTTP that %s counts as failed', async (__, mood, reason) => {
    await using host = await openFormsHost();
    host.setMood(mood);
    const patience = mood === 'silent' ? { timeoutMs: 100 } : {};
    const provider = openHttpForms({ url: host.url, portalId: '42', ...patience });
    const refusal = await provider.submit(delivery, never).then(
      () => null,
      (error: Error) => error.message,
    );
    expect(refusal).toContain(reason);
    expect(refusal, 'an error may end in a log').not.toContain('ada@example.it');
  });

  test.each(['/moduli', '/moduli/'])("the provider's address may contain a path, %s", async (path) => {
    await using host = await openFormsHost();
    await openHttpForms({ url: `${host.url}${path}`, portalId: '42' }).submit(delivery, never);
    expect(host.received).toEqual([
      {
        path: `/moduli/submissions/v3/integration/submit/42/${delivery.formId}`,
        key: delivery.deliveryKey,
        submission: delivery.submission,
      },
    ]);
  });

  test('a pending submission is aborted when the server stops', async () => {
    await using host = await openFormsHost();
    host.setMood('silent');
    const stopping = new AbortController();
    const submitting = openHttpForms({ url: host.url, portalId: '42' }).submit(delivery, stopping.signal);
    stopping.abort();
    await expect(submitting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
