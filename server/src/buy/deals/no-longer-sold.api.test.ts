import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { correctDealCall, dealByUuidCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { withdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { expect, test } from 'vitest';
import { mailsTo, signedInHolder } from '../../../test/account-holder.ts';
import { dealToPay } from '../../../test/deals.ts';
import { ada } from '../../../test/purchases.ts';
import { testServer } from '../../../test/test-server.ts';
import { mailUnfinishedPurchase } from '../payments/payment-mails.ts';
import { mailedAddress } from './deal-address.ts';
import { dealToken } from './deal-token.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('the deal of a product that is no longer sold is named by its key, and can be neither corrected nor requested', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  await dealToPay(server, { email, emailKey: emailKey(email), order: 'sign-first' });
  const [deal] = await server.db.update(deals).set({ productKey: 'barca' }).returning();
  if (!deal) throw new Error('the deal is gone');
  const { uuid, version } = deal;
  const address = mailedAddress(server.parts.keyedHash, deal);

  const product = { key: 'barca', title: 'barca', subTitle: '', fixedPrice: 79, webFlowBaseUrl: '/ops/' };
  expect((await server.call(dealByUuidCall, { params: { uuid: address } })).answer.data.product).toEqual(
    product,
  );
  expect((await browser.call(ownDealsCall)).answer.data).toMatchObject([{ uuid, product }]);
  const token = dealToken(server.parts.keyedHash, 'withdrawal', deal);
  const withdrawal = await server.call(withdrawalCall, { params: { token } });
  expect(withdrawal.answer.data.product).toEqual({ key: 'barca', title: 'barca' });
  await server.db.transaction((tx) => mailUnfinishedPurchase(tx, server.parts, deal));
  const [mail] = await mailsTo(server, email);
  expect(mail?.text).toContain(`http://localhost:3000/ops/${address}\n`);

  const body = { version, buyer: { ...ada, email } };
  expect((await browser.call(correctDealCall, body, { uuid: address })).status).toBe(404);
  const policyRequest = liabilityPurchaseOf('barca', { ...ada, email });
  expect((await browser.call(purchaseLiabilityCall, policyRequest, { uuid: address })).status).toBe(404);
});
