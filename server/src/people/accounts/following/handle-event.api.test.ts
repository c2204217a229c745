import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { expect, test } from 'vitest';
import { mailsTo, newEmail, unconfirmedHolder } from '../../../../test/account-holder.ts';
import { dealToPay } from '../../../../test/deals.ts';
import { newAccountId } from '../../../../test/ids.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { accountEvents } from '../../account-events/tables.ts';
import { customers } from '../../../platform/customers/tables.ts';
import { ownerOf } from '../../../buy/deals/deal-owner.ts';
import { ownDeals } from '../../own-deals/own-deals.ts';
import { deals } from '../../../buy/deals/tables.ts';
import type { Happening, IdentityEvent } from '../../../platform/providers/identity/identity-event.ts';
import { pendingEvents } from '../../../platform/providers/identity/built-in/tables.ts';
import { deliverEventsJob } from '../../../platform/providers/identity/built-in/deliver-events.ts';
import { identityEventHandler } from './handle-event.ts';

const now = new Date('2026-12-05T10:00:00Z');
const marketing = { given: false, version: '2026-11-16', givenAt: now.toISOString(), source: '/' };
const opened = { kind: 'opened', hasOwnPassword: true, marketing } as const;

/** A customer with an account, at any provider. */
function customerWithNews(email = newEmail()) {
  const id = newAccountId();
  const news = (happening: Happening, address = email): IdentityEvent => ({
    id: randomUUID(),
    accountId: id,
    at: now.toISOString(),
    email: address,
    firstName: 'Ada',
    device: 'Safari su iPhone',
    ...happening,
  });
  return { id, email, news };
}

const follow = (server: TestServer, ...news: IdentityEvent[]) =>
  Promise.all(news.map((one) => identityEventHandler(server.parts)(one)));

test('an event delivered twice, also at once, is handled once', async () => {
  await using server = await testServer({ now });
  const { email, news } = customerWithNews();
  const [first, changed] = [news(opened), news({ kind: 'password-changed', passkeys: [] })];
  await follow(server, first, first);
  await follow(server, changed, changed);
  await follow(server, first, changed);
  expect(await server.db.$count(customers)).toBe(1);
  expect(await server.db.$count(accountEvents)).toBe(1);
  expect(await mailsTo(server, email)).toHaveLength(2);
});

test('an event that fails halfway has no effect, and is handled when repeated', async () => {
  await using server = await testServer({ now });
  const { email, news } = customerWithNews();
  await follow(server, news(opened));
  const removed = news({ kind: 'passkey-removed', about: 'Telefono' });
  await server.db.execute('alter table mail_message rename to gone');
  await expect(follow(server, removed)).rejects.toThrow('mail_message');
  await server.db.execute('alter table gone rename to mail_message');
  expect(await server.db.$count(accountEvents)).toBe(0);
  await follow(server, removed);
  expect(await server.db.$count(accountEvents)).toBe(1);
  expect((await mailsTo(server, email))[0]?.text).toContain('Telefono');
});

test('events that fail for ten minutes are counted for monitoring until they succeed', async () => {
  await using server = await testServer({ now });
  const counted = async () =>
    /^riparo_identity_news_waiting (\d+)$/m.exec((await server.request('/metrics')).body)?.[1];
  await server.db.execute('alter table mail_message rename to gone');
  const { email } = await unconfirmedHolder(server);
  expect(await counted()).toBe('0');
  server.setNow(new Date(now.getTime() + 601_000));
  expect(await counted()).toBe('1');
  await server.db.execute('alter table gone rename to mail_message');
  await server.db.transaction((tx) => server.queue.enqueue(tx, deliverEventsJob, { payload: {} }));
  await server.queue.runWaiting();
  expect(await counted()).toBe('0');
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test('a failing event of one customer does not delay those of others', async () => {
  await using server = await testServer({ now });
  const [ada, heir] = [customerWithNews(), customerWithNews()];
  await follow(server, ada.news(opened));
  const stuck = heir.news(opened, ada.email);
  await server.db.insert(pendingEvents).values({ accountId: heir.id, news: stuck });
  const { email } = await unconfirmedHolder(server);
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test('events of a deleted customer have no effect', async () => {
  await using server = await testServer({ now });
  const { email, news } = customerWithNews();
  const code = { code: '123456', key: 'key' };
  await follow(
    server,
    news({ kind: 'signed-in' }),
    news({ kind: 'secured', ...code }),
    news({ kind: 'reset-code-asked', hasAccount: true, ...code }),
    news({ kind: 'email-changed', from: newEmail() }),
  );
  expect(await server.db.$count(customers)).toBe(0);
  expect(await server.db.$count(accountEvents)).toBe(0);
  expect(await mailsTo(server, email)).toEqual([]);
});

test('an address is free for others only after all purchases under it have moved with their owner', async () => {
  await using server = await testServer({ now });
  const [before, after] = [newEmail(), newEmail()];
  const ada = customerWithNews(before);
  const heir = customerWithNews(before);
  await follow(server, ada.news(opened));
  // Bought as a guest.
  const { uuid } = await dealToPay(server, { email: before, emailKey: emailKey(before) });
  const moved = ada.news({ kind: 'email-changed', from: before }, after);
  const inherited = heir.news(opened);

  await expect(follow(server, inherited)).rejects.toThrow('Failed query');
  const asHeir = { id: heir.id, email: before } as Parameters<typeof ownDeals>[1];
  expect(await ownDeals(server.parts, asHeir)).toEqual([]);
  await follow(server, moved);
  await follow(server, inherited);

  expect(await ownDeals(server.parts, asHeir)).toEqual([]);
  const [deal] = await server.db.select().from(deals);
  expect(deal).toMatchObject({ uuid, accountId: ada.id, email: after });
  const owner = await server.db.transaction((tx) => ownerOf(tx, asHeir, before));
  expect(owner).toBe(heir.id);
});
