import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { addPlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { INVALID_PLATE_CODE } from '@riparo/domain/platform/person/plate-code.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { latestCode, signedInHolder } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signatureOf, signFor } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';
import { findDocument } from '../documents/deal-documents.ts';
import type { DealRow } from '../deals/tables.ts';
import { activatePolicies } from './activate-policies.ts';

const now = new Date('2026-11-15T10:00:00Z');

const ownerOf = async (server: TestServer, productKey = 'monopattino') => {
  const owner = await signedInHolder(server);
  const owned = { productKey, email: owner.email, emailKey: emailKey(owner.email) };
  return { browser: owner.browser, owned };
};

const give = (browser: Browser, { uuid }: Pick<DealRow, 'uuid'>, plateCode: string) =>
  browser.call(addPlateCall, { plateCode }, { uuid });

const plateOf = async (browser: Browser, { uuid }: DealRow) =>
  (await browser.call(ownDealsCall)).answer.data.find((own) => own.uuid === uuid)?.plate;

async function wordsOf(
  server: TestServer,
  { uuid }: DealRow,
  kind: 'polizza' | 'polizza-firmata' | 'benvenuto',
) {
  const found = await findDocument(server.db, uuid, kind);
  const pdf = await getDocumentProxy(new Uint8Array(found?.content ?? Buffer.alloc(0)));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

test('a plate code added in the personal area is printed on the documents to sign', async () => {
  await using server = await testServer({ now, drawsDocuments: true });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  expect(await plateOf(browser, deal)).toEqual({ code: null, state: 'open' });
  expect(await wordsOf(server, deal, 'polizza')).toContain('area personale');

  const { answer } = await give(browser, deal, ' bcd-234 ');
  expect(answer.data).toEqual({ code: 'BCD234', state: 'open' });
  expect(await plateOf(browser, deal)).toEqual({ code: 'BCD234', state: 'open' });
  expect(await wordsOf(server, deal, 'polizza')).toContain('BCD234');
  // A typing error can be corrected until the signature.
  await give(browser, deal, 'BCD235');

  await signFor(server, deal);
  expect(await wordsOf(server, deal, 'polizza-firmata')).toContain('BCD235');
  const own = (await browser.call(ownDealsCall)).answer.data[0];
  expect(own?.history.map(({ text }) => text)).toEqual([
    'Hai aperto la pagina di pagamento',
    'Il pagamento è arrivato',
    'Ti abbiamo mandato i documenti da firmare',
    'Hai indicato il codice del contrassegno',
    'Hai indicato il codice del contrassegno',
    'Hai firmato i documenti',
  ]);
  expect(own?.plate).toEqual({ code: 'BCD235', state: 'closed' });
  const { status, problem } = await give(browser, deal, 'BCD236');
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'plate-closed' });
});

test('a buyer who signed without the plate can still add it before the first day: the welcome letter has it', async () => {
  await using server = await testServer({ now, drawsDocuments: true });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  await signFor(server, deal);
  expect(await plateOf(browser, deal)).toEqual({ code: null, state: 'late' });
  expect((await give(browser, deal, 'BCD234')).answer.data).toEqual({ code: 'BCD234', state: 'closed' });
  expect(await wordsOf(server, deal, 'polizza-firmata')).not.toContain('BCD234');

  server.setNow(new Date('2026-11-16T10:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  expect(await wordsOf(server, deal, 'benvenuto')).toContain('BCD234');
});

test('after the first day adding the plate is refused with a friendly hint to another way', async () => {
  await using server = await testServer({ now });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  await signFor(server, deal);
  server.setNow(new Date('2026-11-16T00:30:00Z'));
  const { status, problem } = await give(browser, deal, 'BCD234');
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'plate-closed' });
  expect(problem.message).toContain('scrivici');
  expect((await booksOf(server, deal)).deal.profile.plateCode).toBeUndefined();
});

test('a code mailed to sign other pages signs nothing', async () => {
  await using server = await testServer({ now });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  const token = await mailedToken(server, deal.email, 'firma');
  await server.call(requestSignatureCodeCall, { params: { token } });
  const code = await latestCode(server, deal.email);
  const other = await paidDeal(server, { productKey: 'monopattino' });
  const otherToken = await mailedToken(server, other.email, 'firma');
  await server.call(requestSignatureCodeCall, { params: { token: otherToken } });
  const otherCode = await latestCode(server, other.email);
  await give(browser, deal, 'BCD234');
  expect((await sign(server, token, code)).status).toBe(400);
  expect((await signatureOf(server, token)).state).toBe('to-sign');
  // Another customer's deal does not change.
  expect((await booksOf(server, other)).deal.profile.plateCode).toBeUndefined();
  expect((await sign(server, otherToken, otherCode)).status).toBe(200);
});

test('an invalid code, no scooter, an unpaid deal or another customer’s takes no plate', async () => {
  await using server = await testServer({ now });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  const wrong = await give(browser, deal, 'AEIOU1');
  expect({ status: wrong.status, fields: wrong.problem.fields }).toEqual({
    status: 422,
    fields: { plateCode: INVALID_PLATE_CODE },
  });
  const bike = await paidDeal(server, { ...owned, productKey: 'bici2go' });
  expect(await plateOf(browser, bike)).toBeNull();
  expect((await give(browser, bike, 'BCD234')).problem.code).toBe('plate-closed');
  const unpaid = await dealToPay(server, owned);
  expect((await give(browser, unpaid, 'BCD234')).problem.code).toBe('plate-closed');
  const other = await signedInHolder(server);
  expect((await give(other.browser, deal, 'BCD234')).status).toBe(404);
});

test('a plate added while documents are drawn is printed on them', async () => {
  await using server = await testServer({ now, drawsDocuments: true });
  const { browser, owned } = await ownerOf(server);
  const deal = await dealToPay(server, { ...owned, stage: 'paid', startsOn: isoDate('2026-11-16') });
  const parts = server.parts;
  const render: typeof parts.documents.render = async (content) => {
    const drawn = await parts.documents.render(content);
    await give(browser, deal, 'BCD234');
    return drawn;
  };
  const slow = { ...parts, documents: { ...parts.documents, render } };
  await expect(makeDocuments(slow, deal.uuid, sendForSignature)).rejects.toThrow(
    'has changed while its documents were drawn',
  );
  await makeDocuments(parts, deal.uuid, sendForSignature);
  expect(await wordsOf(server, deal, 'polizza')).toContain('BCD234');
});

test('a plate added twice at once is noted once', async () => {
  await using server = await testServer({ now });
  const { browser, owned } = await ownerOf(server);
  const deal = await paidDeal(server, owned);
  const given = await Promise.all([give(browser, deal, 'BCD234'), give(browser, deal, 'BCD234')]);
  expect(given.map(({ status }) => status)).toEqual([200, 200]);
  const history = (await browser.call(ownDealsCall)).answer.data[0]?.history ?? [];
  expect(history.filter(({ event }) => event === 'plate-told')).toHaveLength(1);
});
