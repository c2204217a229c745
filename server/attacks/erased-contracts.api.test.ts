import { randomUUID } from 'node:crypto';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import {
  ownDealDocumentPath,
  ownSkiCertificatePath,
  ownSkiReceiptPath,
  signatureDocumentPath,
} from '@riparo/domain/buy/documents/deal-document.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { dealAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Holder, mailsTo, moveTo, newEmail, password, signedInHolder } from '../test/account-holder.ts';
import { buyAndSign, buyLiability, buySkiSeason, buyUnsigned, type Contract } from '../test/contracts.ts';
import { booksOf, runJobs } from '../test/deals.ts';
import { ada, fido } from '../test/purchases.ts';
import { buySki, skiRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { dealToken } from '../src/buy/deals/deal-token.ts';
import { chaseSignatures } from '../src/buy/signature/chase-signatures.ts';
import { closeUnpaidDeals } from '../src/buy/payments/close-unpaid-deals.ts';
import { activatePolicies } from '../src/buy/policies/activate-policies.ts';
import { offerRenewals } from '../src/buy/policies/offer-renewals.ts';
import { newDealUuid } from '../test/ids.ts';
import { attackDay } from './world.ts';

const first = newEmail();
const second = newEmail();

let server: TestServer;
let contracts: Record<string, Contract>;
let openBefore: Record<string, string>;
let mailsBefore: Record<string, number>;
let strangers: Holder[];

/**
 * A customer buys as a guest, registers, buys again, moves to another mailbox, buys there too, and leaves.
 */
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  const asGuest = await buyAndSign(server, 'pet', first);
  const ski = await buySkiSeason(server, first);
  const owner = await signedInHolder(server, first);
  const signedIn = await buyAndSign(server, 'mimuovo', first, owner.browser);
  const liability = await buyLiability(server, first, owner.browser);
  const bought = { asGuest, ski, signedIn, liability };
  openBefore = {};
  for (const [name, contract] of Object.entries(bought)) openBefore[name] = await statusesOf(contract, owner);
  await moveTo(server, owner, second);
  const afterMoving = await buyAndSign(server, 'bici2go', second, owner.browser);
  const unsigned = await buyUnsigned(server, 'covid-19', second, owner.browser);
  contracts = { ...bought, afterMoving, unsigned };
  mailsBefore = {};
  for (const email of [first, second]) mailsBefore[email] = (await mailsTo(server, email)).length;
  await owner.browser.call(deleteAccountCall, { password });
  await runJobs(server);
  strangers = [await signedInHolder(server, first), await signedInHolder(server, second)];
});
afterAll(() => server[Symbol.asyncDispose]());

const cookieOf = ({ browser }: Holder) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');

type Door = { method: 'GET' | 'POST' | 'PATCH'; url: string; payload?: object };

async function ask(question: Door | undefined, holder?: Holder) {
  if (!question) throw new Error('there is no such door');
  const { origin } = server.parts.config.publicUrl;
  const headers = { origin, ...(holder && { cookie: cookieOf(holder) }) };
  const { statusCode, headers: given, body } = await server.request({ ...question, headers });
  const { 'x-request-id': id, date: _date, ...rest } = given;
  return { statusCode, headers: rest, body: body.replace(String(id), '') };
}

/** Every way to a contract: by its address, by the mailed links, and as its owner. */
function accessPathsOf({ uuid, address, signatureToken, withdrawalToken, skiPolicy }: Contract): Door[] {
  const site = server.parts.config.publicUrl.origin;
  const callbacks = { successCallbackUrl: `${site}/a`, failureCallbackUrl: `${site}/b` };
  const buyer = { ...ada, email: first };
  return [
    { method: 'GET', url: `/api/v1/deal/uuid/${uuid}` },
    { method: 'GET', url: `/api/v1/deal/uuid/${address}` },
    {
      method: 'PATCH',
      url: `/api/v1/deal/uuid/${address}`,
      payload: { version: 1, buyer, attributes: fido },
    },
    {
      method: 'POST',
      url: `/api/v1/deal/rc-terzi/${address}/purchase`,
      payload: liabilityPurchaseOf('rc-terzi-10', buyer),
    },
    { method: 'POST', url: '/api/v1/payment/create-session', payload: { dealUuid: address, ...callbacks } },
    { method: 'GET', url: `/api/v1/payment/deal/${address}` },
    { method: 'GET', url: `/api/public/policies/itas_ski/${skiPolicy ?? address}/payment` },
    { method: 'GET', url: `/api/v1/signature/${signatureToken ?? withdrawalToken}` },
    { method: 'POST', url: `/api/v1/signature/${signatureToken ?? withdrawalToken}/code` },
    {
      method: 'POST',
      url: `/api/v1/signature/${signatureToken ?? withdrawalToken}/sign`,
      payload: { consent: true, code: '123456' },
    },
    { method: 'GET', url: signatureDocumentPath(signatureToken ?? withdrawalToken, 'polizza') },
    { method: 'GET', url: signatureDocumentPath(signatureToken ?? withdrawalToken, 'polizza-firmata') },
    { method: 'GET', url: `/api/v1/withdrawal/${withdrawalToken}` },
    { method: 'POST', url: `/api/v1/withdrawal/${withdrawalToken}` },
    { method: 'GET', url: `/api/v1/deals/${uuid}/withdrawal` },
    { method: 'POST', url: `/api/v1/deals/${uuid}/withdrawal` },
    { method: 'GET', url: ownDealDocumentPath(uuid, 'polizza') },
    { method: 'GET', url: ownDealDocumentPath(uuid, 'polizza-firmata') },
    { method: 'GET', url: ownDealDocumentPath(uuid, 'ricevuta') },
    { method: 'GET', url: ownSkiReceiptPath(uuid) },
    { method: 'GET', url: ownSkiCertificatePath(uuid, 1) },
  ];
}

/** The answers that links and addresses give to their holders. */
const statusesOf = async (
  { address, signatureToken, withdrawalToken, skiPolicy }: Contract,
  owner: Holder,
) => {
  const urls = [
    ...(skiPolicy ? [] : [`/api/v1/deal/uuid/${address}`, `/api/v1/payment/deal/${address}`]),
    `/api/v1/withdrawal/${withdrawalToken}`,
    ...(signatureToken ? [signatureDocumentPath(signatureToken, 'polizza-firmata')] : []),
    ...(skiPolicy ? [`/api/public/policies/itas_ski/${skiPolicy}/payment`] : []),
  ];
  const answers = await Promise.all(urls.map((url) => ask({ method: 'GET', url }, owner)));
  return answers.map(({ statusCode }) => statusCode).join();
};

const unknownToken = (): Contract => ({
  uuid: newDealUuid(),
  address: dealAddressSchema.parse(randomUUID()),
  signatureToken: 'A'.repeat(43),
  withdrawalToken: 'A'.repeat(43),
  skiPolicy: randomUUID(),
});

describe('a visitor who registers the mailbox of an erased customer', () => {
  test('the new owner has links that opened everything while the old one was there', () => {
    expect(openBefore).toEqual({
      asGuest: '200,200,200,200',
      ski: '200,200',
      signedIn: '200,200,200,200',
      liability: '200,200,200,200',
    });
  });

  test('the new owner sees none of their contracts, and nothing of them in the data export', async () => {
    for (const { browser } of strangers) {
      expect((await browser.call(ownDealsCall)).answer.data).toEqual([]);
      const data = (await browser.call(personalDataCall)).answer;
      expect(data['deals']).toEqual([]);
      const area = (await browser.call(personalAreaCall)).answer.data;
      const exported = JSON.stringify([data, area]);
      expect(exported).not.toContain(ada.profile.taxCode);
      expect(exported).not.toContain(ada.profile.address);
      for (const { uuid } of Object.values(contracts)) expect(exported).not.toContain(uuid);
      // The old owner had consented when buying.
      expect(area.consents.filter(({ given }) => given)).toEqual([]);
    }
  });

  test('the new owner opens none of their contracts, by no link or address: each answers like one that never existed', async () => {
    const nothing = accessPathsOf(unknownToken());
    for (const [name, contract] of Object.entries(contracts)) {
      for (const [place, door] of accessPathsOf(contract).entries()) {
        for (const holder of [undefined, ...strangers]) {
          const answer = await ask(door, holder);
          expect(answer, `${name}: ${door.method} ${door.url}`).toEqual(await ask(nothing[place], holder));
          expect([401, 404]).toContain(answer.statusCode);
        }
      }
    }
  });

  test('the new owner gets no mail about them as time passes: only what was never signed is refunded', async () => {
    for (const days of [1, 3, 10, 31, 331, 340, 370]) {
      server.setNow(new Date(attackDay.getTime() + days * 86_400_000));
      for (const job of [activatePolicies, chaseSignatures, offerRenewals]) await job(server.parts);
      await closeUnpaidDeals(server.parts);
      await runJobs(server);
    }
    const subjects: string[] = [];
    for (const [email, before] of Object.entries(mailsBefore)) {
      const mails = await mailsTo(server, email);
      const later = mails.slice(0, mails.length - before);
      for (const { subject, text } of later) {
        expect(text, `«${subject}»`).not.toMatch(/\/(firma|recesso|acquisto)\//);
        subjects.push(subject.replace(/\s/g, ' '));
      }
    }
    expect(subjects.filter((subject) => !/conferma/i.test(subject)).toSorted()).toEqual([
      'Il tuo account Riparo è stato cancellato',
      'Ti abbiamo rimborsato € 49,00',
    ]);
  });
});

test("an erased customer's mailbox has no known owner: another person buys with it, under another name", async () => {
  await using other = await testServer({ now: attackDay });
  const email = newEmail();
  const submissionKey = randomUUID();
  await buySkiSeason(other, email, submissionKey);
  const owner = await signedInHolder(other, email);
  const request = skiRequest();
  const contractor = {
    ...request.contractor,
    first_name: 'Ugo',
    last_name: 'Bianchi',
    cf: 'BNCGUO80A01H501Q',
    email,
  };
  const before = await buySki(other, { ...request, contractor });
  expect(before.problem.code).toBe('personal-data-mismatch');
  await owner.browser.call(deleteAccountCall, { password });
  expect((await buySki(other, { ...request, contractor })).status).toBe(201);
  // Not even repeating the owner's own request reveals that there is a policy.
  const own = { ...request, submissionKey, contractor: { ...request.contractor, email } };
  expect((await buySki(other, own)).status).toBe(404);
});

test("no link leads to an erased customer's deal, not even one made for it now", async () => {
  for (const contract of Object.values(contracts)) {
    const { deal } = await booksOf(server, contract);
    const [toSign, toWithdraw] = (['signature', 'withdrawal'] as const).map((purpose) =>
      dealToken(server.parts.keyedHash, purpose, deal),
    );
    const urls = [`/api/v1/signature/${toSign}`, `/api/v1/withdrawal/${toWithdraw}`];
    for (const url of urls) expect((await ask({ method: 'GET', url })).statusCode).toBe(404);
    // And if it were ever reachable again, the links mailed before stay void.
    expect([toSign, toWithdraw]).not.toContain(contract.withdrawalToken);
    expect([toSign, toWithdraw]).not.toContain(contract.signatureToken);
  }
});

test('contracts of erased customers are still in the books, and unsigned ones were refunded', async () => {
  const states = await Promise.all(
    Object.entries(contracts).map(async ([name, contract]) => {
      const { deal, payments } = await booksOf(server, contract);
      return [name, deal.stage, deal.accountId, payments.map(({ state }) => state).join()];
    }),
  );
  expect(states).toEqual([
    ['asGuest', 'closed_won', null, 'received'],
    ['ski', 'closed_won', null, 'received'],
    ['signedIn', 'closed_won', null, 'received'],
    ['liability', 'closed_won', null, 'received'],
    ['afterMoving', 'closed_won', null, 'received'],
    ['unsigned', 'closed_lost', null, 'refunded'],
  ]);
});
