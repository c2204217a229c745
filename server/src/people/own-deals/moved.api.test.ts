import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  confirmEmailCall,
  personalDataCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { dealByUuidCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { requestSignatureCodeCall, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import {
  ownWithdrawalCall,
  withdrawalCall,
  withdrawCall,
} from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { expect, test } from 'vitest';
import {
  type Holder,
  latestCode,
  mailsTo,
  moveTo,
  newEmail,
  password,
  signedInHolder,
} from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, payFor, sign, signFor } from '../../../test/after-purchase.ts';
import { buyLiability, buySkiSeason, openDealOf } from '../../../test/contracts.ts';
import { booksOf, dealToPay, mailedAddressOf, paidCheckout, payWith, runJobs } from '../../../test/deals.ts';
import { buySki, dayRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { activatePolicies } from '../../buy/policies/activate-policies.ts';
import { offerRenewals } from '../../buy/policies/offer-renewals.ts';
import { chaseSignatures } from '../../buy/signature/chase-signatures.ts';
import { dealDocuments } from '../../buy/documents/tables.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { dealToken } from '../../buy/deals/deal-token.ts';

const now = new Date('2026-12-05T10:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

const mailboxOf = (email: string) => ({ email, emailKey: emailKey(email) });

const subjectsTo = async (server: TestServer, email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject.replace(/\s/g, ' '));

const withdraw = (server: TestServer, token: string) => server.call(withdrawCall, { params: { token } });

const statusesOf = async (server: TestServer, toSign: string, toWithdraw: string) => [
  (await server.call(signatureCall, { params: { token: toSign } })).status,
  (await server.request(`/api/v1/signature/${toSign}/documents/polizza`)).statusCode,
  (await server.call(requestSignatureCodeCall, { params: { token: toSign } })).status,
  (await sign(server, toSign, '123456')).status,
  (await server.call(withdrawalCall, { params: { token: toWithdraw } })).status,
  (await withdraw(server, toWithdraw)).status,
];

const changed = 'L’e-mail del tuo account Riparo è cambiata';

/** Requests a change of address; the returned function types the code that arrived there. */
async function askToMove(server: TestServer, { browser }: Holder, email: string) {
  const { attributes, profileVersion } = (await browser.call(sessionCall)).answer;
  if (!attributes || profileVersion === null) throw new Error('there is no session');
  await browser.call(saveProfileCall, { ...attributes, email, profileVersion });
  const code = await latestCode(server, email);
  return () => browser.call(confirmEmailCall, { code, password });
}

test('every event of a contract after a change of address is mailed to the new one', async () => {
  await using server = await testServer({ now });
  const old = mailboxOf(newEmail());
  const ski = await buySkiSeason(server, old.email);
  const request = dayRequest('2026-12-06 10:00');
  const day = await buySki(server, { ...request, contractor: { ...request.contractor, email: old.email } });
  const holder = await signedInHolder(server, old.email);
  const signed = await paidDeal(server, { ...old, productKey: 'mimuovo' });
  await signFor(server, signed);
  const unsigned = await paidDeal(server, old);
  const unpaid = await dealToPay(server, old);
  const toSign = await mailedToken(server, holder.email, 'firma');
  const oldMails = await mailsTo(server, holder.email);
  const email = newEmail();
  await moveTo(server, holder, email);

  // Both kinds, paid after the move.
  await payWith(server, day.answer.paymentUrl.split('/').at(-1) ?? '');
  await holder.browser.call(skiPaymentCall, undefined, { id: day.answer.policy.id });
  await payFor(server, unpaid, holder.browser);
  server.setNow(after(3));
  await activatePolicies(server.parts);
  await chaseSignatures(server.parts);
  await runJobs(server);
  await server.db.delete(rateLimits);
  await signFor(server, (await booksOf(server, unsigned)).deal);
  const own = await holder.browser.call(ownWithdrawalCall, undefined, { uuid: ski.uuid });
  expect(own.answer.data.state).toBe('open');
  expect((await withdraw(server, await mailedToken(server, email, 'recesso'))).status).toBe(200);
  await runJobs(server);
  server.setNow(after(340));
  await offerRenewals(server.parts);
  await runJobs(server);

  const subjects = await subjectsTo(server, email);
  for (const subject of [
    'I documenti da firmare e la ricevuta: Sussidio Pet',
    'La copertura è attiva: MiMuovo',
    'Manca solo la tua firma: Sussidio Pet',
    'Il codice per firmare',
    'Hai firmato: Sussidio Pet',
    'Ricevuta di recesso: Sussidio Pet',
    'Ti abbiamo rimborsato € 79,00',
    'MiMuovo: il rinnovo',
  ])
    expect(subjects, `«${subject}»`).toContain(subject);
  expect(subjects.filter((subject) => subject.startsWith('La tua polizza sci '))).toHaveLength(1);
  const oldSubjects = await subjectsTo(server, holder.email);
  expect(oldSubjects.filter((subject) => subject === changed)).toHaveLength(1);
  expect(oldSubjects).toHaveLength(oldMails.length + 1);
  expect((await server.call(signatureCall, { params: { token: toSign } })).status).toBe(404);
});

test('links of the old mailbox no longer work; those in later mails do', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const deal = await paidDeal(server, mailboxOf(holder.email));
  const [toSign, toWithdraw] = [
    await mailedToken(server, holder.email, 'firma'),
    await mailedToken(server, holder.email, 'recesso'),
  ];
  expect(await statusesOf(server, toSign, 'x')).toEqual([200, 200, 204, 400, 404, 404]);
  const email = newEmail();
  await moveTo(server, holder, email);
  expect(await statusesOf(server, toSign, toWithdraw)).toEqual([404, 404, 404, 404, 404, 404]);

  // Without a link nobody could sign: it is sent at once.
  expect(await subjectsTo(server, email)).toContain('Manca solo la tua firma: Sussidio Pet');
  await server.db.delete(rateLimits);
  const moved = (await booksOf(server, deal)).deal;
  expect(moved).toMatchObject(mailboxOf(email));
  await signFor(server, moved);
  const later = await mailedToken(server, email, 'recesso');
  expect((await server.call(withdrawalCall, { params: { token: later } })).answer.data.state).toBe('open');
  // And back again: links of the first mailbox stay void.
  await moveTo(server, holder, holder.email);
  expect(await statusesOf(server, toSign, toWithdraw)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('mails queued during a change of address go to the new one, with links that work there', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const email = newEmail();
  const confirm = await askToMove(server, holder, email);
  const deal = await dealToPay(server, mailboxOf(holder.email));
  await paidCheckout(server, deal);
  await server.call(paymentStateCall, { params: { uuid: deal.address } });
  const opened = await openDealOf(server, 'covid-19', holder.email, holder.browser);
  expect((await confirm()).status).toBe(200);
  await runJobs(server);

  expect(await subjectsTo(server, holder.email)).toEqual(
    expect.arrayContaining([changed]) as unknown as string[],
  );
  expect((await subjectsTo(server, holder.email)).filter((subject) => /Sussidio/.test(subject))).toEqual([]);
  const mails = await mailsTo(server, email);
  const receipt = mails.find(({ subject }) => subject.includes('la ricevuta'));
  const token = /\/recesso\/([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? '';
  expect((await server.call(withdrawalCall, { params: { token } })).status).toBe(200);
  const saved = mails.find(({ subject }) => subject.startsWith('Il tuo acquisto'));
  expect(saved?.text).toContain(await mailedAddressOf(server, opened));
});

test('a code sent to the old mailbox signs nothing, as the evidence names the mailbox', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const deal = await paidDeal(server, mailboxOf(holder.email));
  const token = await mailedToken(server, holder.email, 'firma');
  await server.call(requestSignatureCodeCall, { params: { token } });
  const code = await latestCode(server, holder.email);
  const email = newEmail();
  await moveTo(server, holder, email);
  const moved = (await booksOf(server, deal)).deal;
  const renewed = dealToken(server.parts.keyedHash, 'signature', moved);
  expect((await sign(server, renewed, code)).problem.code).toBe('CodeMismatchException');

  await server.db.delete(rateLimits);
  await server.call(requestSignatureCodeCall, { params: { token: renewed } });
  expect((await sign(server, renewed, await latestCode(server, email))).status).toBe(200);
  const [{ evidence } = { evidence: null }] = await server.db.select().from(dealSignatures);
  expect(evidence).toMatchObject({ signer: { email }, code: { sentTo: email } });
});

test('a code or signing link not yet sent during a change of address is dropped, and a new link is sent', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  await paidDeal(server, mailboxOf(holder.email));
  const token = await mailedToken(server, holder.email, 'firma');
  const email = newEmail();
  server.setNow(after(3));
  const confirm = await askToMove(server, holder, email);
  await server.call(requestSignatureCodeCall, { params: { token } });
  await chaseSignatures(server.parts);
  expect((await confirm()).status).toBe(200);
  await runJobs(server);
  const reminder = 'Manca solo la tua firma: Sussidio Pet';
  const subjects = [...(await subjectsTo(server, holder.email)), ...(await subjectsTo(server, email))];
  expect(subjects).not.toContain('Il codice per firmare');
  expect(subjects.filter((subject) => subject === reminder)).toHaveLength(1);
  expect(await subjectsTo(server, email)).toContain(reminder);
});

test('documents signed before stay unchanged', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const { uuid } = await buyLiability(server, holder.email, holder.browser);
  const documents = await server.db.select().from(dealDocuments);
  const signatures = await server.db.select().from(dealSignatures);
  const email = newEmail();
  await moveTo(server, holder, email);
  await runJobs(server);
  expect((await subjectsTo(server, email)).filter((subject) => /firma/i.test(subject))).toEqual([]);
  expect(await server.db.select().from(dealDocuments)).toEqual(documents);
  expect(await server.db.select().from(dealSignatures)).toEqual(signatures);
  expect(signatures).toMatchObject([{ dealUuid: uuid, evidence: { signer: { email: holder.email } } }]);
});

test('guest purchases belong to the customer after a move, and the old mailbox claims nothing', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const asGuest = await paidDeal(server, mailboxOf(holder.email));
  const open = await openDealOf(server, 'pet', holder.email, holder.browser);
  const email = newEmail();
  await moveTo(server, holder, email);
  const stranger = await signedInHolder(server, holder.email);
  expect((await stranger.browser.call(ownDealsCall)).answer.data).toEqual([]);
  expect((await stranger.browser.call(personalDataCall)).answer['deals']).toEqual([]);
  const own = (await holder.browser.call(ownDealsCall)).answer.data.map(({ uuid }) => uuid);
  expect(own.toSorted()).toEqual([asGuest.uuid, open.uuid].toSorted());
  const seen = await holder.browser.call(dealByUuidCall, undefined, { uuid: open.address });
  expect(seen.answer.data.buyer?.email).toBe(email);
});
