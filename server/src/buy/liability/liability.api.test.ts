import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { correctDealCall, dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail } from '../../../test/account-holder.ts';
import { mailedToken, payFor, signatureOf, signFor } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, dealToPay, mailedAddressOf, runJobs } from '../../../test/deals.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { activatePolicies } from '../policies/activate-policies.ts';
import { chaseSignatures } from '../signature/chase-signatures.ts';
import { dealHistory } from '../deals/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

async function open(server: TestServer, productKey: string, email = newEmail()) {
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const buyer = { ...ada, email };
  const { answer, status } = await server.call(openDealCall, {
    params: { productKey },
    body: purchaseOf(productKey, { buyer, consents, source: '/acquisto/rc-terzi' }),
  });
  expect(status).toBe(200);
  return { uuid: answer.data, email, buyer };
}

const purchase = (
  server: TestServer,
  { uuid, buyer }: { uuid: string; buyer: typeof ada },
  productKey: string,
  changes: object = {},
) =>
  server.call(purchaseLiabilityCall, {
    params: { uuid },
    body: { ...liabilityPurchaseOf(productKey, buyer), ...changes },
  });

const stageOf = async (server: TestServer, deal: { uuid: DealAddress }) =>
  (await booksOf(server, deal)).deal.stage;

test('third-party liability is requested, signed, paid through the mailed link, and active the next day', async () => {
  await using server = await testServer({ now });
  const opened = await open(server, 'rc-terzi-10');
  expect((await purchase(server, opened, 'rc-terzi-10')).status).toBe(204);
  expect((await purchase(server, opened, 'rc-terzi-10')).status).toBe(204);
  await runJobs(server);
  expect(await stageOf(server, opened)).toBe('documentation_send');
  expect((await askToPay(server, opened)).problem.code).toBe('not-payable');
  const toSign = await mailedToken(server, opened.email, 'firma');
  expect(await signatureOf(server, toSign)).toMatchObject({ state: 'to-sign', next: 'payment' });
  const [mail] = await mailsTo(server, opened.email);
  expect(mail?.subject).toBe('I documenti da firmare: RC Terzi 10');
  expect(mail?.text).not.toContain('/recesso/');

  const { deal } = await booksOf(server, opened);
  await signFor(server, deal);
  expect(await stageOf(server, opened)).toBe('pay_intent');
  const [signed] = await mailsTo(server, opened.email);
  expect(signed?.text).toContain(`/acquisto/rc-terzi/rc-terzi-10/${await mailedAddressOf(server, opened)}`);
  // Its own page shows the buyer and the price again.
  const seen = await server.call(dealByUuidCall, { params: { uuid: await mailedAddressOf(server, opened) } });
  expect(seen.answer.data).toMatchObject({
    status: 3,
    isCorrectable: false,
    buyer: { firstName: 'Ada' },
    expiresAt: '2026-12-15T10:00:00.000Z',
  });

  server.setNow(new Date('2026-11-20T10:00:00Z'));
  await payFor(server, deal);
  expect((await booksOf(server, opened)).deal).toMatchObject({ stage: 'paid', startsOn: '2026-11-21' });
  server.setNow(new Date('2026-11-21T06:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  expect(await stageOf(server, opened)).toBe('closed_won');
  const [welcome] = await mailsTo(server, opened.email);
  expect(welcome?.subject).toBe('La copertura è attiva: RC Terzi 10');
  expect(welcome?.text).toContain('/recesso/');
  const events = await server.db.select().from(dealHistory).orderBy(dealHistory.id);
  expect(events.map(({ event }) => event)).toEqual([
    'data-completed',
    'purchase-requested',
    'documents-signed',
    'payment-opened',
    'payment-confirmed',
    'policy-activated',
  ]);
});

describe('a purchase call', () => {
  test('a purchase call takes the data it brings, validated like any other', async () => {
    await using server = await testServer({ now });
    const opened = await open(server, 'rc-terzi-5');
    const wrong = await purchase(server, opened, 'rc-terzi-5', { taxCode: 'X', phone: '' });
    expect(Object.keys(wrong.problem.fields ?? {}).toSorted()).toEqual(['phone', 'taxCode']);
    const other = await purchase(server, opened, 'rc-terzi-10');
    expect(Object.keys(other.problem.fields ?? {})).toEqual(['option']);
    const right = await purchase(server, opened, 'rc-terzi-5', {
      dateOfBirth: examplePerson.typedBirthDate,
      street: 'Corso Como',
      streetNumber: '7',
    });
    expect(right.status).toBe(204);
    const { deal } = await booksOf(server, opened);
    expect(deal.profile).toMatchObject({ dateOfBirth: examplePerson.birthDate, address: 'Corso Como, 7' });
  });

  test('a purchase call from an old screen does not undo a correction made in another window', async () => {
    await using server = await testServer({ now });
    const opened = await open(server, 'rc-terzi-5');
    const seen = await server.call(dealByUuidCall, { params: opened });
    const { version } = seen.answer.data;
    const profile = { ...ada.profile, address: 'Corso Como, 7' };
    const corrected = await server.call(correctDealCall, {
      params: { uuid: opened.uuid },
      body: { version, buyer: { ...opened.buyer, profile } },
    });
    expect(corrected.status).toBe(200);
    const late = await purchase(server, opened, 'rc-terzi-5', { version });
    expect(late.problem.code).toBe('deal-changed');
    expect((await booksOf(server, opened)).deal).toMatchObject({
      stage: 'qualified_lead',
      profile: { address: 'Corso Como, 7' },
    });
    const after = { ...opened, buyer: { ...opened.buyer, profile } };
    expect((await purchase(server, after, 'rc-terzi-5', { version: version + 1 })).status).toBe(204);
  });

  test('a purchase call reports the next step: first the signature, then the payment', async () => {
    await using server = await testServer({ now });
    const opened = await open(server, 'rc-terzi-5');
    const stateOf = async () =>
      (await server.call(paymentStateCall, { params: { uuid: await mailedAddressOf(server, opened) } }))
        .answer;
    expect(await stateOf()).toMatchObject({ state: 'open', order: 'sign-first', isRenewal: false });
    await purchase(server, opened, 'rc-terzi-5');
    expect((await stateOf()).state).toBe('to-sign');
    await runJobs(server);
    expect((await stateOf()).state).toBe('to-sign');
    const { deal } = await booksOf(server, opened);
    await signFor(server, deal);
    expect((await stateOf()).state).toBe('open');
    await payFor(server, deal);
    expect((await stateOf()).state).toBe('paid');
  });

  test('a purchase call for another product, an old link or none is not found', async () => {
    await using server = await testServer({ now });
    const pet = await dealToPay(server);
    expect((await purchase(server, { uuid: pet.address, buyer: ada }, 'rc-terzi-5')).status).toBe(404);
    const opened = await open(server, 'rc-terzi-5');
    server.setNow(new Date('2026-12-15T10:00:00Z'));
    expect((await purchase(server, opened, 'rc-terzi-5')).status).toBe(404);
  });
});

test('a policy that is never signed is closed after thirty days, with nothing to pay', async () => {
  await using server = await testServer({ now });
  const opened = await open(server, 'rc-terzi-5');
  await purchase(server, opened, 'rc-terzi-5');
  await runJobs(server);
  server.setNow(new Date('2026-12-15T10:00:01Z'));
  await chaseSignatures(server.parts);
  expect(await stageOf(server, opened)).toBe('closed_lost');
  const [mail] = await mailsTo(server, opened.email);
  expect(mail?.text).toContain('Non hai pagato nulla');
});
