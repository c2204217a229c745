import {
  ownWithdrawalCall,
  withdrawalCall,
  withdrawCall,
} from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, signFor } from '../../../test/after-purchase.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory } from '../deals/tables.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';
import { dealDocuments, soldDocuments } from '../documents/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const withdraw = (server: TestServer, token: string) => server.call(withdrawCall, { params: { token } });

const answerOf = async (server: TestServer, token: string) =>
  (await server.call(withdrawalCall, { params: { token } })).answer.data;

describe('a withdrawal', () => {
  test('a withdrawal ends the deal its link was mailed for, and changes nothing for other buyers', async () => {
    await using server = await testServer({ now });
    const first = await paidDeal(server, { productKey: 'pet' });
    const second = await paidDeal(server, { productKey: 'monopattino' });
    const toFirst = await mailedToken(server, first.email, 'recesso');
    const toSecond = await mailedToken(server, second.email, 'recesso');
    expect((await answerOf(server, toSecond)).product.key).toBe('monopattino');

    expect((await withdraw(server, toSecond)).answer.data).toMatchObject({
      state: 'withdrawn',
      product: { key: 'monopattino' },
    });
    await runJobs(server);
    expect(await answerOf(server, toFirst)).toMatchObject({ state: 'open', withdrawnAt: null });
    expect((await booksOf(server, first)).payments).toMatchObject([{ state: 'received' }]);
    expect((await booksOf(server, second)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('a withdrawal answers what its page shows from then on, also when repeated', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'recesso');
    const { answer } = await withdraw(server, token);
    expect(await answerOf(server, token)).toEqual(answer.data);
    expect((await withdraw(server, token)).answer.data).toEqual(answer.data);
  });

  test('a withdrawal in two windows at once is one: one receipt, one mail, one line of history', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await signFor(server, deal);
    const token = await mailedToken(server, deal.email, 'recesso');
    const shared = await server.db.$count(soldDocuments);
    // Both have found an open contract before either ends it.
    await using busy = await hold(server, 'select from deal where uuid = $1 for update', [deal.uuid]);
    const both = [withdraw(server, token), withdraw(server, token)];
    await busy.awaitedBy(2);
    await busy.release();
    for (const { answer } of await Promise.all(both)) expect(answer.data.state).toBe('withdrawn');
    await runJobs(server);
    const events = (await server.db.select().from(dealHistory)).map(({ event }) => event);
    expect(events.filter((event) => event === 'withdrawn')).toHaveLength(1);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ricevuta di recesso'))).toHaveLength(1);
    const kinds = (await server.db.select().from(dealDocuments)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'recesso')).toHaveLength(1);
    // Personal data is stored with the deal, not among the shared documents.
    expect(await server.db.$count(soldDocuments)).toBe(shared);
  });

  test('a withdrawal is not found by a customer erased while requesting it', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const token = await mailedToken(server, deal.email, 'recesso');
    await using forgetting = await hold(server, 'update deal set erasure_asked_at = now() where uuid = $1', [
      deal.uuid,
    ]);
    const asked = withdraw(server, token);
    await forgetting.awaitedBy(1);
    await forgetting.release();
    expect((await asked).status).toBe(404);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'received' }]);
  });

  test('a withdrawal is not shown for an unknown link, nor without signing in', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const toSign = await mailedToken(server, deal.email, 'firma');
    for (const token of ['x', toSign]) {
      const { status, problem } = await server.call(withdrawalCall, { params: { token } });
      expect({ status, code: problem.code }).toEqual({ status: 404, code: 'not-found' });
    }
    const guest = await server.call(ownWithdrawalCall, { params: { uuid: deal.uuid } });
    expect({ status: guest.status, code: guest.problem.code }).toEqual({
      status: 401,
      code: 'SessionRequired',
    });
  });

  test('no mail offers a withdrawal before anything is paid', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { productKey: 'rc-terzi-10', stage: 'documentation_send' });
    await makeDocuments(server.parts, deal.uuid, sendForSignature);
    await runJobs(server);
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.subject).toBe('I documenti da firmare: RC Terzi 10');
    expect(mail?.text).not.toContain('/recesso/');
  });
});
