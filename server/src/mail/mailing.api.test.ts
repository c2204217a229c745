import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../test/test-server.ts';
import type { MailMessage } from '../providers/mail/mail-provider.ts';
import { mailHandler } from './mailing.ts';
import { mailMessages } from './tables.ts';

const mail = { to: 'ada@example.org', template: 'delivery-check', data: { name: 'Ada' } } as const;

/** A mail that waits, and what sends it, told how often it did. */
async function waitingMail(server: TestServer) {
  await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
  const [stored] = await server.db.select().from(mailMessages);
  const sent: MailMessage[] = [];
  const handler = mailHandler({
    db: server.db,
    provider: { send: async (message) => void sent.push(message), close: async () => undefined },
    from: 'ciao@riparo.example',
    siteUrl: new URL('http://localhost'),
    makeDocument: server.parts.makeDocument,
    clock: () => new Date(),
    onSent: vi.fn<() => void>(),
  });
  const context = { signal: new AbortController().signal, attempt: 1 };
  return { sent, send: () => handler.run({ mailId: stored?.id }, context) };
}

describe('a mail sent later', () => {
  test('leaves once the transaction is committed', async () => {
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

  test('is forgotten but for its kind, its reader and its time once it has left', async () => {
    await using server = await testServer();
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
    const [waiting] = await server.db.select().from(mailMessages);
    expect(waiting?.data).toEqual(mail.data);
    await server.mails();
    const [sent] = await server.db.select().from(mailMessages);
    expect(sent).toMatchObject({ template: mail.template, recipient: mail.to, data: {} });
  });

  test('does not leave when the transaction is rolled back', async () => {
    await using server = await testServer();
    const failing = server.db.transaction(async (tx) => {
      await server.parts.sendMailLater(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await server.mails()).toEqual([]);
    expect(await server.db.select().from(mailMessages)).toEqual([]);
  });

  test('is not sent again when its job is repeated', async () => {
    await using server = await testServer();
    const { sent, send } = await waitingMail(server);
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });

  test('is not sent again when it could not be noted, and is noted later', async () => {
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

  test('that left while the database was going down is noted as soon as it is back', async () => {
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

  test('stays unsent when the provider refuses it, and is tried again', async () => {
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

  test('that was deleted in the meantime is let go', async () => {
    await using server = await testServer();
    await server.db.transaction((tx) => server.parts.sendMailLater(tx, mail));
    await server.db.delete(mailMessages).where(eq(mailMessages.recipient, mail.to));
    expect(await server.mails()).toEqual([]);
  });

  test.each([
    'ada@example.org, all@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: all@example.org',
  ])('goes to one plain address, not to %j', async (to) => {
    await using server = await testServer();
    const sending = server.db.transaction((tx) => server.parts.sendMailLater(tx, { ...mail, to }));
    await expect(sending).rejects.toThrow('La mail che hai inserito non è valida');
  });
});
