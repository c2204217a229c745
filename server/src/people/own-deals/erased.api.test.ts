import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { expect, test } from 'vitest';
import { newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { askToPay, dealToPay, paidCheckout } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { closeUnpaidDeals } from '../../buy/payments/close-unpaid-deals.ts';
import { deleteOldData } from '../retention/retention-job.ts';
import { deals } from '../../buy/deals/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('deleting an account removes unpaid deals, including payable ones; contracts stay', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const mailbox = { email, emailKey: emailKey(email) };
  const unpaid = await dealToPay(server, mailbox);
  const payable = await dealToPay(server, mailbox);
  await askToPay(server, payable);
  const paid = await dealToPay(server, mailbox);
  await paidCheckout(server, paid);
  await server.call(paymentStateCall, { params: { uuid: paid.address } });
  const otherEmail = newEmail();
  const others = await dealToPay(server, { email: otherEmail, emailKey: emailKey(otherEmail) });

  const listed = await browser.call(ownDealsCall);
  expect(listed.answer.data).toHaveLength(3);
  const { answer } = await browser.call(personalDataCall);
  expect(answer['deals']).toHaveLength(3);
  expect(JSON.stringify(answer['deals'])).toContain('"state":"received"');

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);

  const left = await server.db.select({ uuid: deals.uuid, owner: deals.accountId }).from(deals);
  expect(left.map(({ uuid }) => uuid).toSorted()).toEqual([payable.uuid, paid.uuid, others.uuid].toSorted());
  expect(left.map(({ uuid }) => uuid)).not.toContain(unpaid.uuid);
  expect(left.every(({ owner }) => owner === null)).toBe(true);

  await closeUnpaidDeals(server.parts);
  await deleteOldData(server.parts);
  const remaining = await server.db.select({ uuid: deals.uuid }).from(deals);
  expect(remaining.map(({ uuid }) => uuid).toSorted()).toEqual([paid.uuid, others.uuid].toSorted());
});
