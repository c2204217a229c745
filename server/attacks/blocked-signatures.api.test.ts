import { emailKey } from '@riparo/domain/account/email-key.ts';
import { purchaseLiabilityCall } from '@riparo/domain/contract/liability-calls.ts';
import { requestSignatureCodeCall } from '@riparo/domain/contract/signature-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/purchase/liability.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { latestCode, newEmail, otherThan } from '../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signatureOf } from '../test/after-purchase.ts';
import { openBrowser } from '../test/browser.ts';
import { openDealOf } from '../test/contracts.ts';
import { runJobs } from '../test/deals.ts';
import { ada } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Anyone can open a purchase in another person's e-mail, and ask for codes to sign it.

const askForCode = (server: TestServer, token: string) =>
  openBrowser(server, '203.0.113.9').call(requestSignatureCodeCall, undefined, { token });

/** A policy that is signed before it is paid, in the owner's e-mail: its documents cost the stranger nothing. */
async function strangersLink(server: TestServer, email: string): Promise<string> {
  const { address: uuid } = await openDealOf(server, 'rc-terzi-10', email);
  const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
  expect((await server.call(purchaseLiabilityCall, { params: { uuid }, body })).status).toBe(204);
  await runJobs(server);
  return mailedToken(server, email, 'firma');
}

/** Moves every limit by so many seconds, as if they had passed. */
async function wait(server: TestServer, seconds: number): Promise<void> {
  await server.db.execute(
    sql`update rate_limit set resets_at = resets_at - make_interval(secs => ${seconds})`,
  );
}

test('codes that a stranger asks for with a deal of their own do not keep the owner from signing what she paid', async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  const paid = await paidDeal(server, { email, emailKey: emailKey(email) });
  const own = await mailedToken(server, email, 'firma');
  expect((await signatureOf(server, own)).isPaid).toBe(true);
  const stranger = await strangersLink(server, email);

  for (let turn = 0; turn < 25; turn += 1) {
    await askForCode(server, stranger);
    await wait(server, 721);
  }
  await askForCode(server, stranger);
  expect((await askForCode(server, own)).status).toBe(204);
  const signed = await sign(server, own, await latestCode(server, paid.email));
  expect(signed.answer.data.state).toBe('signed');
});

test('codes of one deal that were used up leave those of another to the same buyer', async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  const owned = { email, emailKey: emailKey(email) };
  await paidDeal(server, owned);
  const first = await mailedToken(server, email, 'firma');
  await paidDeal(server, owned);
  const second = await mailedToken(server, email, 'firma');
  expect(second).not.toBe(first);
  const statuses = [];
  for (const token of [first, first, second]) statuses.push((await askForCode(server, token)).status);
  expect(statuses).toEqual([204, 429, 204]);
});

test('a code that may not be mailed yet leaves the last one good', async () => {
  await using server = await testServer({ now: attackDay });
  const deal = await paidDeal(server);
  const token = await mailedToken(server, deal.email, 'firma');
  await askForCode(server, token);
  const code = await latestCode(server, deal.email);
  await sign(server, token, otherThan(code));
  expect((await askForCode(server, token)).status).toBe(429);
  expect((await sign(server, token, code)).answer.data.state).toBe('signed');
});
