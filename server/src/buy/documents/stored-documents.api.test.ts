import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { mailsTo } from '../../../test/account-holder.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer } from '../../../test/test-server.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';
import {
  dealDocumentFile,
  documentsOfDeal,
  findDocument,
  type DrawnDocument,
  replaceDocument,
  storeDocument,
} from './deal-documents.ts';
import { makeDocuments } from './make-documents.ts';
import { dealDocuments } from './tables.ts';
import { deals } from '../deals/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const policy = (words: string, kind: DrawnDocument['kind'] = 'polizza'): DrawnDocument => ({
  kind,
  title: 'Polizza',
  content: Buffer.from(words),
  isShared: false,
});

test('the first document made wins; a replacement only affects its own deal', async () => {
  await using server = await testServer({ now });
  const [deal, other] = [await dealToPay(server), await dealToPay(server)];
  const wordsOf = async ({ uuid }: typeof deal) =>
    (await findDocument(server.db, uuid, 'polizza'))?.content.toString();
  await server.db.transaction(async (tx) => {
    await storeDocument(tx, deal.uuid, policy('first'), now);
    await storeDocument(tx, deal.uuid, policy('second'), now);
    await storeDocument(tx, other.uuid, policy('other'), now);
    await storeDocument(tx, deal.uuid, policy('welcome', 'benvenuto'), now);
  });
  expect(await wordsOf(deal)).toBe('first');
  await server.db.transaction((tx) => replaceDocument(tx, deal.uuid, policy('third'), now));
  expect(await wordsOf(deal)).toBe('third');
  expect(await wordsOf(other)).toBe('other');
  expect((await findDocument(server.db, deal.uuid, 'benvenuto'))?.content.toString()).toBe('welcome');

  expect(await findDocument(server.db, deal.uuid, 'ricevuta')).toBeNull();
  const fileParts = { ...server.parts, siteUrl: server.parts.config.publicUrl };
  expect(await dealDocumentFile(fileParts, `${deal.uuid}/polizza`)).toMatchObject({
    contentType: 'application/pdf',
  });
  for (const id of [`${deal.uuid}/ricevuta`, `${deal.uuid}/altro`, 'altro/polizza', deal.uuid, ''])
    expect(await dealDocumentFile(fileParts, id)).toBeNull();
});

test('nothing is drawn for an abandoned purchase, nor for one that does not exist', async () => {
  await using server = await testServer({ now });
  const lost = await dealToPay(server, { stage: 'closed_lost' });
  await makeDocuments(server.parts, lost.uuid, sendForSignature);
  expect(await documentsOfDeal(server.db, lost.uuid)).toEqual([]);
  await server.db.delete(deals).where(eq(deals.uuid, lost.uuid));
  await makeDocuments(server.parts, lost.uuid, sendForSignature);
  expect(await server.db.$count(dealDocuments)).toBe(0);
});

test('a purchase deleted while its documents are drawn leaves none, and its job is done', async () => {
  await using server = await testServer({ now });
  const deal = await dealToPay(server, { stage: 'paid' });
  await using going = await hold(server, 'delete from deal where uuid = $1', [deal.uuid]);
  const making = makeDocuments(server.parts, deal.uuid, sendForSignature);
  await going.awaitedBy(1);
  await going.release();
  await making;
  expect(await server.db.$count(dealDocuments)).toBe(0);
});

test('a job repeated after the signature does not ask for another one', async () => {
  await using server = await testServer({ now });
  const deal = await paidDeal(server);
  await signFor(server, deal);
  const mails = (await mailsTo(server, deal.email)).length;
  const stored = await documentsOfDeal(server.db, deal.uuid);
  await makeDocuments(server.parts, deal.uuid, sendForSignature);
  await runJobs(server);
  expect(await documentsOfDeal(server.db, deal.uuid)).toEqual(stored);
  expect(await mailsTo(server, deal.email)).toHaveLength(mails);
  expect((await booksOf(server, deal)).deal.stage).toBe('documentation_signed');
});
