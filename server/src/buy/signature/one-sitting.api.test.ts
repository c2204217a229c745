import { confirmSignUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import {
  SIGNATURE_CONSENT_WITHOUT_CODE,
  SIGNATURE_CONSENT_VERSION,
} from '@riparo/domain/buy/signature/consent.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { latestCode, mailsTo, newEmail, otherThan, signedInHolder } from '../../../test/account-holder.ts';
import { mailedToken, payFor, signatureOf, signFor, signIn } from '../../../test/after-purchase.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { mailedAddressOf, payWith, runJobs, type TestDeal } from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import {
  beginPurchase,
  confirmMailbox,
  goToSignature,
  signWithoutCode,
} from '../../../test/proved-purchases.ts';
import { ada } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { activatePolicies } from '../policies/activate-policies.ts';
import { dealDocuments } from '../documents/tables.ts';
import { dealSignatures } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const progressTo = async (browser: Browser, { address }: Pick<TestDeal, 'address'>) =>
  (await browser.call(purchaseProgressCall, undefined, { uuid: address })).answer.data;

/** In the browser: to the card's page and back, before anything follows from it. */
async function payIn(server: TestServer, browser: Browser, { address: uuid }: TestDeal): Promise<void> {
  const site = server.parts.config.publicUrl.origin;
  const { answer } = await browser.call(createPaymentSessionCall, {
    dealUuid: uuid,
    successCallbackUrl: `${site}/acquisto/pet/${uuid}/success`,
    failureCallbackUrl: `${site}/acquisto/pet/${uuid}/cancel`,
  });
  await payWith(server, answer.id);
  await browser.call(paymentStateCall, undefined, { uuid });
}

test('a buyer who has paid continues to the signature in the same browser, as soon as the documents are ready', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), browser);
  expect(await progressTo(browser, deal)).toMatchObject({ isPaid: false, signing: 'none', next: null });

  await payIn(server, browser, deal);
  const paid = await progressTo(browser, deal);
  expect(paid).toEqual({
    order: 'pay-first',
    isRenewal: false,
    isPaid: true,
    signing: 'preparing',
    startsOn: null,
    endsOn: null,
    next: null,
  });

  await runJobs(server);
  const token = await mailedToken(server, deal.email, 'firma');
  const [firstMail, ...others] = await mailsTo(server, deal.email);
  expect(others.filter(({ subject }) => /pagamento ricevuto/i.test(subject))).toEqual([]);
  expect(firstMail?.text).toContain('se non firmi, annulliamo l’acquisto e ti restituiamo tutto');
  const toSign = await progressTo(browser, deal);
  const path = toSign.next?.path ?? '';
  expect(toSign).toEqual({ ...paid, signing: 'to-sign', next: { step: 'sign', path } });
  // A link of its own: it ends when another browser continues.
  expect(path).toMatch(/^\/firma\/[\w-]{43}$/);
  expect(path).not.toBe(`/firma/${token}`);

  await signIn(server, browser, path, deal.email);
  const signed = { ...paid, signing: 'signed', startsOn: '2026-11-16', endsOn: '2027-11-15', next: null };
  expect(await progressTo(browser, deal)).toEqual(signed);
  server.setNow(new Date('2026-11-16T10:00:00Z'));
  await activatePolicies(server.parts);
  expect(await progressTo(browser, deal)).toEqual(signed);
});

test('a request at the moment the documents become ready is not answered "too late to sign"', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), browser);
  await payIn(server, browser, deal);

  await using held = await hold(server, 'lock table deal_signature in access exclusive mode');
  const firstMail = progressTo(browser, deal);
  await held.awaitedBy(1);
  await held.run("update deal set stage = 'documentation_send' where uuid = $1", [deal.uuid]);
  await held.run('insert into deal_signature (deal_uuid, sent_at, expires_at) values ($1, $2, $3)', [
    deal.uuid,
    now,
    new Date('2026-11-22T10:00:00Z'),
  ]);
  await held.release();
  expect(await firstMail).toMatchObject({ isPaid: true, signing: 'to-sign', next: { step: 'sign' } });
});

test('a deal signed first is paid right after it is sealed, without opening the mail', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const email = newEmail();
  const deal = await openDealOf(server, 'rc-terzi-10', email, browser);
  const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
  await browser.call(purchaseLiabilityCall, body, { uuid: deal.address });
  expect(await progressTo(browser, deal)).toMatchObject({ isPaid: false, signing: 'preparing', next: null });
  await runJobs(server);
  const [firstMail] = await mailsTo(server, email);
  expect(firstMail?.text).toContain('se non firmi non succede nulla e non paghi nulla');
  const toSign = await progressTo(browser, deal);
  expect(toSign).toMatchObject({ isPaid: false, signing: 'to-sign', next: { step: 'sign' } });
  const token = toSign.next?.path.split('/').at(-1) ?? '';
  expect(await signatureOf(server, token)).toMatchObject({ next: 'payment', paymentPath: null });

  await signIn(server, browser, token, email);
  const path = `/acquisto/rc-terzi/rc-terzi-10/${deal.address}`;
  expect(await signatureOf(server, token)).toMatchObject({
    state: 'signed',
    paymentPath: path,
    startsOn: null,
  });
  expect(await progressTo(browser, deal)).toMatchObject({ signing: 'signed', next: { step: 'pay', path } });
  // A visitor from the mail is led to the mailed address.
  const mailed = await mailedToken(server, email, 'firma');
  expect((await signatureOf(server, mailed)).paymentPath).toBe(
    `/acquisto/rc-terzi/rc-terzi-10/${await mailedAddressOf(server, deal)}`,
  );

  await payIn(server, browser, deal);
  expect(await signatureOf(server, token)).toMatchObject({ next: 'start', paymentPath: null });
  expect(await progressTo(browser, deal)).toMatchObject({
    isPaid: true,
    signing: 'signed',
    startsOn: '2026-11-16',
    next: null,
  });
});

test('the personal area leads to the same pages: to resume, to sign, to pay', async () => {
  await using server = await testServer({ now });
  const { email, browser } = await signedInHolder(server);
  const unpaid = await openDealOf(server, 'mimuovo', email, browser);
  const paid = await openDealOf(server, 'pet', email, browser);
  await payFor(server, paid, browser);
  const liability = await openDealOf(server, 'rc-terzi-5', email, browser);
  const nextOf = async ({ uuid }: DealRow) => {
    const { data } = (await browser.call(ownDealsCall)).answer;
    return data.find((deal) => deal.uuid === uuid)?.next;
  };
  expect(await nextOf(unpaid)).toEqual({
    step: 'resume',
    path: `/acquisto/mobilita/mimuovo/${unpaid.uuid}`,
  });
  const token = await mailedToken(server, email, 'firma');
  expect(await nextOf(paid)).toEqual({ step: 'sign', path: `/firma/${token}` });
  // The session identifies the owner, whichever browser was used to buy.
  expect(await progressTo(browser, paid)).toMatchObject({ next: { step: 'sign', path: `/firma/${token}` } });
  await signFor(server, paid);
  expect(await nextOf(paid)).toBeNull();

  const body = liabilityPurchaseOf('rc-terzi-5', { ...ada, email });
  await browser.call(purchaseLiabilityCall, body, { uuid: liability.address });
  await runJobs(server);
  expect(await nextOf(liability)).toMatchObject({ step: 'sign' });
});

test('a deal that can no longer be signed is offered to no one', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), browser);
  await payIn(server, browser, deal);
  await runJobs(server);
  server.setNow(new Date('2026-12-20T10:00:00Z'));
  expect(await progressTo(browser, deal)).toMatchObject({ signing: 'closed', next: null });
});

test('a deal that is only paid has its days of cover without a signature', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const deal = await openDealOf(server, 'mimuovo', newEmail(), browser);
  const days = { startsOn: isoDate('2026-11-16'), endsOn: isoDate('2027-11-15') };
  await server.db.update(deals).set({ order: 'pay-only', stage: 'paid', expiresAt: null, ...days });
  expect(await progressTo(browser, deal)).toMatchObject({ isPaid: true, signing: 'none', ...days });
});

test("a guest purchase with an account's mailbox is shown to that account before it is claimed", async () => {
  await using server = await testServer({ now });
  const [holder, stranger] = [await signedInHolder(server), await signedInHolder(server)];
  const deal = await openDealOf(server, 'pet', holder.email, openBrowser(server));
  await payFor(server, deal);
  await server.db.update(deals).set({ accountId: null });
  expect(await progressTo(holder.browser, deal)).toMatchObject({ next: { step: 'sign' } });
  expect(await progressTo(stranger.browser, deal)).toMatchObject({ next: null });
  // Nor was it opened in that browser.
  expect(await progressTo(openBrowser(server), deal)).toMatchObject({ next: null });
});

test('a deal that was signed and then lost is closed, and has no days of cover', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), browser);
  const other = await openDealOf(server, 'pet', newEmail(), browser);
  for (const each of [deal, other]) await payIn(server, browser, each);
  await runJobs(server);
  // Both were bought in this browser.
  for (const each of [deal, other])
    expect(await progressTo(browser, each)).toMatchObject({ next: { step: 'sign' } });
  const { next } = await progressTo(browser, deal);
  await signIn(server, browser, next?.path ?? '', deal.email);
  expect(await progressTo(browser, deal)).toMatchObject({ signing: 'signed' });
  expect(await progressTo(browser, other)).toMatchObject({ signing: 'to-sign' });
  await server.call(withdrawCall, {
    params: { token: await mailedToken(server, deal.email, 'recesso') },
  });
  expect(await progressTo(browser, deal)).toMatchObject({ signing: 'closed', startsOn: null, next: null });
});

test('a buyer who proved the mailbox in the purchase signs without another code, and the evidence names that code', async () => {
  await using server = await testServer({ now });
  const browser = openBrowser(server);
  const purchase = await beginPurchase(browser);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  server.setNow(later(3));
  const code = otherThan(await latestCode(server, purchase.email));
  await browser.call(confirmSignUpCall, { email: purchase.email, code, dealUuid: purchase.address });
  await confirmMailbox(server, browser, purchase);
  server.setNow(later(20));
  const token = await goToSignature(server, browser, purchase);
  await signWithoutCode(browser, token);

  const [signature] = await server.db.select().from(dealSignatures);
  expect(signature?.evidence).toMatchObject({
    signer: { email: purchase.email, taxCode: ada.profile.taxCode },
    signedAt: later(20).toISOString(),
    address: '192.0.2.1',
    consent: { version: SIGNATURE_CONSENT_VERSION, text: SIGNATURE_CONSENT_WITHOUT_CODE },
    code: {
      sentTo: purchase.email,
      sentAt: now.toISOString(),
      enteredAt: later(3).toISOString(),
      wrongTries: 1,
      enteredFrom: { address: '192.0.2.1' },
    },
  });
  const documents = await server.db.select().from(dealDocuments);
  const { sha256 } = documents.find(({ kind }) => kind === 'polizza') ?? {};
  expect(signature?.evidence?.documents).toHaveLength(7);
  expect(signature?.evidence?.documents[0]).toMatchObject({ kind: 'polizza', sha256 });
});
