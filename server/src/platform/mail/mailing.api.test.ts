import { randomUUID } from 'node:crypto';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../../test/test-server.ts';
import type { MailMessage } from '../providers/mail/mail-provider.ts';
import { deleteMailsOf, deleteMailsAbout, deleteMailsTo } from './delete-mails.ts';
import { mailHandler } from './mailing.ts';
import { mailMessages } from './tables.ts';

const mail = { to: 'ada@example.org', template: 'delivery-check', data: { name: 'Ada' } } as const;

/** A queued mail, its sender, and a count of deliveries. */
async function waitingMail(server: TestServer, makeDocument = server.parts.makeDocument) {
  await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
  const [stored] = await server.db.select().from(mailMessages);
  const sent: MailMessage[] = [];
  const onSent = vi.fn<() => void>();
  const handler = mailHandler({
    db: server.db,
    provider: { send: async (message) => void sent.push(message), close: async () => undefined },
    from: 'ciao@riparo.example',
    siteUrl: new URL('http://localhost'),
    makeDocument,
    clock: () => new Date(),
    onSent,
  });
  const context = { signal: new AbortController().signal, attempt: 1 };
  return { sent, onSent, send: (id = stored?.id) => handler.run({ mailId: id }, context) };
}

describe('a queued mail', () => {
  test('a queued mail is sent once its transaction is committed', async () => {
    await using server = await testServer({ now: new Date('2026-03-01T10:00:00Z') });
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));

    const [received, ...others] = await server.mails();

    expect(others).toEqual([]);
    expect(received).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'Riparo: la posta funziona, Ada',
      text: expect.stringContaining('Ciao Ada') as string,
      html: expect.stringContaining('href="http://localhost:3000/"') as string,
    });
    const [stored] = await server.db.select().from(mailMessages);
    expect(stored?.sentAt).toEqual(new Date('2026-03-01T10:00:00Z'));
    expect(received?.messageId).toBe(`<${stored?.id}@riparo.example>`);
  });

  test('a sent mail is reduced to its kind, recipient and time', async () => {
    await using server = await testServer();
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
    const [waiting] = await server.db.select().from(mailMessages);
    expect(waiting?.data).toEqual(mail.data);
    await server.mails();
    const [sent] = await server.db.select().from(mailMessages);
    expect(sent).toMatchObject({ template: mail.template, recipient: mail.to, data: {} });
  });

  test('a mail is not sent if its transaction is rolled back', async () => {
    await using server = await testServer();
    const failing = server.db.transaction(async (tx) => {
      await server.parts.sendMailLater(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await server.mails()).toEqual([]);
    expect(await server.db.select().from(mailMessages)).toEqual([]);
  });

  test('a mail is not sent twice if its job is repeated', async () => {
    await using server = await testServer();
    const { sent, send, onSent } = await waitingMail(server);
    await send();
    await send();
    expect(sent).toHaveLength(1);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('sending one mail leaves the other queued ones alone', async () => {
    await using server = await testServer();
    const { sent, send } = await waitingMail(server, async () => null);
    const toOther = { ...mail, to: 'bice@example.org' };
    await server.db.transaction((tx) =>
      server.parts.sendMailLater(
        tx,
        toOther,
        { ...toOther, to: 'carla@example.org', isDeletedOnceSent: true },
        {
          to: 'dora@example.org',
          template: 'checkup-report',
          data: { checkupId: randomUUID(), firstName: 'Dora', feeling: 70, result: 45 },
        },
      ),
    );
    const idOf = async (recipient: string) =>
      (await server.db.select().from(mailMessages).where(eq(mailMessages.recipient, recipient)))[0]?.id;
    await send(await idOf('bice@example.org'));
    // One to delete once sent, and one whose document is gone: nothing of either remains.
    await send(await idOf('carla@example.org'));
    await send(await idOf('dora@example.org'));
    expect(sent.map(({ to }) => to)).toEqual(['bice@example.org', 'carla@example.org']);
    const left = await server.db.select().from(mailMessages).orderBy(mailMessages.recipient);
    expect(left.map(({ recipient, sentAt }) => [recipient, sentAt !== null])).toEqual([
      ['ada@example.org', false],
      ['bice@example.org', true],
    ]);
  });

  test('a mail that was sent but could not be marked is not sent again, and is marked later', async () => {
    await using server = await testServer();
    const { sent, send } = await waitingMail(server);
    await server.db.execute(sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger away before update on mail_message for each row execute function fail()`);
    await expect(send()).rejects.toMatchObject({ cause: { message: 'no' } });
    await server.db.execute(sql`drop trigger away on mail_message`);

    await send();

    expect(sent).toHaveLength(1);
    const [noted] = await server.db.select().from(mailMessages);
    expect(noted?.sentAt).toBeInstanceOf(Date);
  });

  test('a mail sent while the database was shutting down is marked as soon as it is back', async () => {
    await using server = await testServer();
    const { sent, send } = await waitingMail(server);
    await server.db.execute(sql`
      create function fail() returns trigger language plpgsql as
        $$ begin raise 'going down' using errcode = 'admin_shutdown'; end $$;
      create trigger away before update on mail_message for each row execute function fail()`);
    const sending = send();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await server.db.execute(sql`drop trigger away on mail_message`);

    await sending;

    const [noted] = await server.db.select().from(mailMessages);
    expect(noted?.sentAt).toBeInstanceOf(Date);
    expect(sent).toHaveLength(1);
  });

  test('a mail the provider refuses stays unsent and is retried', async () => {
    await using server = await testServer();
    await server.queue.register([
      mailHandler({
        db: server.db,
        provider: {
          send: async () => Promise.reject(new Error('mailbox ada@example.org is full')),
          close: async () => undefined,
        },
        from: 'ciao@riparo.example',
        siteUrl: new URL('http://localhost'),
        makeDocument: server.parts.makeDocument,
        clock: () => new Date(),
        onSent: vi.fn<() => void>(),
      }),
    ]);
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));

    await server.queue.runWaiting();

    const [stored] = await server.db.select().from(mailMessages);
    expect(stored?.sentAt).toBeNull();
    expect(server.logLines().map(({ msg }) => msg)).toContain('job failed: it will be tried again');
    expect(server.logText()).not.toContain('ada@');
  });

  test('a mail deleted in the meantime is not sent', async () => {
    await using server = await testServer();
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
    await server.db.delete(mailMessages).where(eq(mailMessages.recipient, mail.to));
    expect(await server.mails()).toEqual([]);
  });
});

describe('deleting mails', () => {
  const [ada, bice, desk] = ['ada@example.org', 'bice@example.org', 'banco@riparo.example'];
  const sentAt = new Date('2026-03-01T10:00:00Z');
  const links = { withdrawalPath: '/recesso/1', payment: { path: '/acquisto/1' } };

  type Row = typeof mailMessages.$inferInsert;

  /** The remaining mails, each by its distinguishing field. */
  async function remainingOf(rows: readonly Row[], forget: (server: TestServer) => Promise<void>) {
    await using server = await testServer();
    await server.db.insert(mailMessages).values([...rows]);
    await forget(server);
    const left = await server.db.select().from(mailMessages);
    return left
      .map(({ template, recipient, data, isDeletedOnceSent }) => ({
        template,
        recipient,
        data,
        isDeletedOnceSent,
      }))
      .toSorted((one, other) => (one.template < other.template ? -1 : 1));
  }

  const toAda = [
    { template: 'a-sent', recipient: 'Ada@Example.org', data: {}, sentAt },
    { template: 'b-waiting', recipient: 'Ada@Example.org', data: { email: ada } },
  ];
  const toBice = [
    { template: 'c-sent', recipient: bice, data: {}, sentAt },
    { template: 'd-waiting', recipient: bice, data: { email: bice } },
    { template: 'payment-link', recipient: bice, data: {} },
    { template: 'with-links', recipient: bice, data: links },
  ];
  const notForgotten = (rows: readonly Row[]) =>
    rows.map(({ template, recipient, data }) => ({ template, recipient, data, isDeletedOnceSent: false }));
  const waiting = { template: 'b-waiting', recipient: 'Ada@Example.org', data: { email: ada } };

  test('mails to a mailbox are deleted: sent ones now, queued ones once sent, and those of others stay', async () => {
    const left = await remainingOf([...toAda, ...toBice], (server) =>
      server.db.transaction((tx) => deleteMailsTo(tx, ada)),
    );
    expect(left).toEqual([{ ...waiting, isDeletedOnceSent: true }, ...notForgotten(toBice)]);
  });

  test('mails of a person are deleted: links lead nowhere, and the desk gets none about them', async () => {
    const about = [
      { template: 'to-desk-about-bice', recipient: desk, data: { email: bice } },
      { template: 'to-desk-sent', recipient: desk, data: { email: ada }, sentAt },
    ];
    const left = await remainingOf(
      [
        ...toAda,
        { template: 'b-with-links', recipient: ada, data: { ...links, firstName: 'Ada' } },
        { template: 'payment-link', recipient: ada, data: {} },
        { template: 'to-desk-about-ada', recipient: desk, data: { email: ada.toUpperCase() } },
        ...toBice,
        ...about,
      ],
      (server) => server.db.transaction((tx) => deleteMailsOf(tx, ada)),
    );
    expect(left).toEqual([
      { ...waiting, isDeletedOnceSent: true },
      {
        template: 'b-with-links',
        recipient: ada,
        data: { firstName: 'Ada', withdrawalPath: null, payment: null },
        isDeletedOnceSent: true,
      },
      ...notForgotten([...toBice.slice(0, 3), ...about, ...toBice.slice(3)]),
    ]);
  });

  test('mails about deals are deleted: sent ones now, queued ones once sent, and those of other deals stay', async () => {
    const [one, other] = [dealUuidSchema.parse(randomUUID()), dealUuidSchema.parse(randomUUID())];
    const ofOther = [
      { template: 'c-sent', recipient: ada, data: {}, sentAt, dealUuid: other },
      { template: 'd-waiting', recipient: ada, data: {}, dealUuid: other },
      { template: 'e-of-none', recipient: ada, data: {}, sentAt },
    ];
    const left = await remainingOf(
      [
        { template: 'a-sent', recipient: ada, data: {}, sentAt, dealUuid: one },
        { template: 'b-waiting', recipient: ada, data: {}, dealUuid: one },
        ...ofOther,
      ],
      (server) => server.db.transaction((tx) => deleteMailsAbout(tx, [one])),
    );
    expect(left).toEqual([
      { template: 'b-waiting', recipient: ada, data: {}, isDeletedOnceSent: true },
      ...notForgotten(ofOther),
    ]);
  });
});
