import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { mailedToken } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { payWith, runJobs } from '../../../test/deals.ts';
import {
  buySki,
  dayRequest,
  latestCheckout,
  skiOutcome,
  type SkiRequest,
  skiRequest,
} from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../deals/tables.ts';

const now = new Date('2026-12-05T10:00:00Z');

/** Bought as a guest, with the address of a later account. */
async function bought(server: TestServer, email: string, body: SkiRequest): Promise<void> {
  const { answer } = await buySki(server, { ...body, contractor: { ...body.contractor, email } });
  await payWith(server, (await latestCheckout(server)).id);
  await skiOutcome(server, answer.policy.id);
  await runJobs(server);
}

const open = (server: TestServer, url: string, { cookies }: Browser) =>
  server.request({
    url,
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

const ownDocuments = async (browser: Browser) =>
  (await browser.call(ownDealsCall)).answer.data[0]?.documents ?? [];

describe('the documents of a ski policy', () => {
  test('the documents of a ski policy are in the personal area: a certificate with the name of each person, and the receipt', async () => {
    await using server = await testServer({ now, drawsDocuments: true });
    const email = newEmail();
    const otherEmail = newEmail();
    await bought(server, otherEmail, dayRequest('2026-12-05 10:00'));
    server.setNow(new Date('2026-12-05T10:01:00Z'));
    await bought(server, email, skiRequest());
    const owner = await signedInHolder(server, email);
    const other = await signedInHolder(server, otherEmail);

    const documents = await ownDocuments(owner.browser);

    expect(documents.map(({ title }) => title)).toEqual([
      `Certificato di ${examplePerson.name}`,
      'Certificato di Ugo Rossi',
      'Certificato di Mia Rossi',
      'Certificato di Leo Rossi',
      'Ricevuta del pagamento',
      'Set informativo: DIP',
      'Set informativo: DIP aggiuntivo',
      'Set informativo: condizioni',
      'Informativa precontrattuale (MUP)',
      'Appendice sulla vendita a distanza',
    ]);
    for (const { path } of documents.slice(5))
      expect((await open(server, path, owner.browser)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const { path } of documents.slice(0, 5)) {
      const file = await open(server, path, owner.browser);
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toBe('no-store');
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await open(server, path, other.browser)).statusCode).toBe(404);
      expect((await server.request(path)).statusCode).toBe(401);
    }
    const [first = ''] = documents.map(({ path }) => path);
    expect((await open(server, first.replace(/1$/, '5'), owner.browser)).statusCode).toBe(404);
    expect((await open(server, first.replace(/1$/, '0'), owner.browser)).statusCode).toBe(404);
    const receipt = await open(server, documents[4]?.path ?? '', owner.browser);
    const pdf = await getDocumentProxy(new Uint8Array(receipt.rawPayload));
    expect((await extractText(pdf, { mergePages: true })).text).toContain('116,00');
    const names = documents.slice(0, 4).map(async ({ path }) => {
      const { headers } = await open(server, path, owner.browser);
      return headers['content-disposition'];
    });
    expect(await Promise.all(names)).toEqual([
      'inline; filename="riparo-certificato-sci-1-ada-d-angelo.pdf"',
      'inline; filename="riparo-certificato-sci-2-ugo-rossi.pdf"',
      'inline; filename="riparo-certificato-sci-3-mia-rossi.pdf"',
      'inline; filename="riparo-certificato-sci-4-leo-rossi.pdf"',
    ]);
  });

  test('the precontractual documents of a ski policy exist only in the version that was read', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    await bought(server, email, skiRequest());
    const { browser } = await signedInHolder(server, email);
    const old = sql`jsonb_set(consents, '{documents}', '[{"key":"dip","version":"2019-01"}]')`;
    await server.db.update(deals).set({ consents: old });
    expect((await ownDocuments(browser)).at(-1)?.title).toBe('Ricevuta del pagamento');
  });

  test('a ski policy has no certificates after a withdrawal; the receipt stays', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    await bought(server, email, skiRequest());
    const owner = await signedInHolder(server, email);
    const [certificate] = await ownDocuments(owner.browser);
    const token = await mailedToken(server, email, 'recesso');
    await server.call(withdrawCall, { params: { token } });
    expect((await ownDocuments(owner.browser)).map(({ title }) => title)).toContain('Ricevuta del pagamento');
    expect(JSON.stringify(await ownDocuments(owner.browser))).not.toContain('Certificato');
    expect((await open(server, certificate?.path ?? '', owner.browser)).statusCode).toBe(404);
  });
});

describe('the start of a ski policy', () => {
  test('a ski policy bought for later is said to begin then, in the mail and in its history', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    await bought(server, email, skiRequest());
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toMatch(/^La tua polizza sci comincia il 6 dicembre 2026: SCI-/);
    expect(mail?.text).not.toContain('attiva');
    const { browser } = await signedInHolder(server, email);
    const [own] = (await browser.call(ownDealsCall)).answer.data;
    expect(own?.history.at(-1)?.text).toBe('Abbiamo emesso la polizza');
  });

  test('a ski policy bought for today is said to be active', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    await bought(server, email, dayRequest('2026-12-05 10:00'));
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toMatch(/^La tua polizza sci è attiva: SCI-/);
  });
});
