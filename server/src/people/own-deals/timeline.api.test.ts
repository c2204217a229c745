import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { expect, test } from 'vitest';
import { signedInHolder } from '../../../test/account-holder.ts';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('an owner reads the history of a deal and opens every document; others cannot', async () => {
  await using server = await testServer({ now });
  const owner = await signedInHolder(server);
  const other = await signedInHolder(server);
  const deal = await paidDeal(server, { email: owner.email, emailKey: emailKey(owner.email) });
  await signFor(server, { ...deal, email: owner.email });

  const { answer } = await owner.browser.call(ownDealsCall);
  const [own] = answer.data;
  expect(own?.history.map(({ text }) => text)).toEqual([
    'Hai aperto la pagina di pagamento',
    'Il pagamento è arrivato',
    'Ti abbiamo mandato i documenti da firmare',
    'Hai firmato i documenti',
  ]);
  expect(own?.withdrawal).toEqual({ state: 'open', lastDay: '2026-11-29' });
  expect(own?.documents.map(({ kind }) => kind)).toEqual([
    'polizza-firmata',
    'polizza',
    'coerenza',
    'ricevuta',
    'dip',
    'dip-aggiuntivo',
    'condizioni',
    'informativa-precontrattuale',
    'vendita-a-distanza',
  ]);

  const open = (path: string, cookies: Map<string, string>) =>
    server.request({
      url: path,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  for (const { path, sizeBytes } of own?.documents ?? []) {
    const file = await open(path, owner.browser.cookies);
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.rawPayload.length).toEqual(sizeBytes);
    expect((await open(path, other.browser.cookies)).statusCode).toBe(404);
    expect((await open(path, new Map())).statusCode).toBe(401);
  }
});
