import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBadHost } from '../../../../test/bad-host.ts';
import { openSmtpInbox } from '../../../../test/smtp-inbox.ts';
import { testServer } from '../../../../test/test-server.ts';
import { type MailMessage, type MailProvider } from './mail-provider.ts';
import { openSandboxMail } from './sandbox-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';
import { sandboxAttachments, sandboxMails } from './tables.ts';

type Received = {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

type Mailbox = { provider: MailProvider; received(): Promise<Received[]> };

async function sandboxMailbox(): Promise<Mailbox> {
  const server = await testServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  return {
    provider: openSandboxMail(server.db),
    async received() {
      const mails = await server.db.select().from(sandboxMails).orderBy(sandboxMails.receivedAt);
      const attachments = await server.db
        .select()
        .from(sandboxAttachments)
        .orderBy(sandboxAttachments.filename);
      return mails.map((mail) => ({
        messageId: mail.messageId,
        from: mail.sender,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: attachments
          .filter(({ mailId }) => mailId === mail.id)
          .map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content: content.toString(),
          })),
      }));
    },
  };
}

async function smtpMailbox(): Promise<Mailbox> {
  const inbox = await openSmtpInbox();
  const provider = openSmtpMail(inbox.url);
  onTestFinished(async () => {
    await provider.close();
    await inbox.close();
  });
  return {
    provider,
    received: async () =>
      inbox.received.map((mail) => ({
        messageId: mail.messageId ?? '',
        from: `${mail.from?.name} <${mail.from?.address}>`,
        to: mail.to?.map(({ address }) => address).join(',') ?? '',
        subject: mail.subject ?? '',
        // A mail part ends with the line break before its boundary.
        text: mail.text?.trimEnd() ?? '',
        html: mail.html?.trimEnd() ?? '',
        attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
          filename: filename ?? '',
          contentType: mimeType,
          content: Buffer.from(content as ArrayBuffer).toString(),
        })),
      })),
  };
}

const message = (): MailMessage => ({
  id: randomUUID(),
  from: 'Riparo <ciao@riparo.example>',
  to: 'ada@example.org',
  subject: 'È arrivato: perché no? 🐕',
  html: '<p>Perché sì, costa € 5</p>',
  text: 'Perché sì, costa € 5',
  attachments: [],
  pictures: [],
});

describe.each([
  ['the sandbox', sandboxMailbox],
  ['SMTP', smtpMailbox],
])('%s', (_, openMailbox) => {
  test('a message is delivered as written', async () => {
    const { provider, received } = await openMailbox();
    const sent = message();

    await provider.send(sent);

    expect(await received()).toEqual([
      {
        messageId: `<${sent.id}@riparo.example>`,
        from: sent.from,
        to: sent.to,
        subject: sent.subject,
        text: sent.text,
        html: sent.html,
        attachments: [],
      },
    ]);
  });

  test('a message is delivered with its attachments', async () => {
    const { provider, received } = await openMailbox();
    const attachments = [
      { filename: 'due.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
      { filename: 'perché.txt', contentType: 'text/plain', content: Buffer.from('ciao') },
    ];

    await provider.send({ ...message(), attachments });

    const [mail] = await received();
    expect(mail?.attachments).toEqual([
      { filename: 'due.pdf', contentType: 'application/pdf', content: '%PDF-1.7' },
      { filename: 'perché.txt', contentType: 'text/plain', content: 'ciao' },
    ]);
  });

  test('a message sent twice is recognisable by its Message-ID', async () => {
    const { provider, received } = await openMailbox();
    const sent = message();

    await provider.send(sent);
    await provider.send(sent);

    const ids = (await received()).map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${sent.id}@riparo.example>`, `<${sent.id}@riparo.example>`]);
  });
});

test.each([
  ['text/calendar; charset=utf-8; method=REQUEST', 'REQUEST'],
  ['text/calendar; charset=utf-8', 'PUBLISH'],
])('%s is offered to the calendar beside the text, and as a file', async (contentType, asked) => {
  const inbox = await openSmtpInbox();
  const provider = openSmtpMail(inbox.url);
  onTestFinished(async () => {
    await provider.close();
    await inbox.close();
  });
  const content = Buffer.from(`BEGIN:VCALENDAR\r\nMETHOD:${asked}\r\nSUMMARY:perché\r\nEND:VCALENDAR\r\n`);
  await provider.send({ ...message(), attachments: [{ filename: 'chiamata.ics', contentType, content }] });
  const parts = inbox.received[0]?.attachments ?? [];
  expect(parts.map(({ mimeType, filename, method }) => [mimeType, filename, method])).toEqual([
    ['text/calendar', null, asked],
    ['application/ics', 'chiamata.ics', undefined],
  ]);
});

const shortTimeoutMs = 200;

describe('SMTP', () => {
  test('a message the mail server refuses is rejected, so that it is retried', async () => {
    const inbox = await openSmtpInbox({ refuse: 'ada@example.org' });
    const provider = openSmtpMail(inbox.url);
    await expect(provider.send(message())).rejects.toMatchObject({ responseCode: 550 });
    await provider.close();
    await inbox.close();
  });

  test.each([
    ['file', { path: '/etc/hostname' }],
    ['address', { href: 'http://127.0.0.1:1/' }],
  ])('no %s is read into a message, whatever its content asks', async (_, text) => {
    const inbox = await openSmtpInbox();
    const provider = openSmtpMail(inbox.url);
    await expect(provider.send({ ...message(), text: text as never })).rejects.toThrow('access rejected');
    await provider.close();
    await inbox.close();
  });

  test('nothing is sent unencrypted if encryption is required and the server offers none', async () => {
    const inbox = await openSmtpInbox();
    const provider = openSmtpMail(inbox.url, { requiresTls: true });
    await expect(provider.send(message())).rejects.toMatchObject({ command: 'STARTTLS' });
    expect(inbox.received).toEqual([]);
    await provider.close();
    await inbox.close();
  });

  test('sending rejects when no mail server answers', async () => {
    const inbox = await openSmtpInbox();
    await inbox.close();
    const provider = openSmtpMail(inbox.url);
    await expect(provider.send(message())).rejects.toMatchObject({ code: 'ESOCKET' });
    await provider.close();
  });

  test.each(['silent', 'nonsense', 'hangs up'] as const)(
    'gives up on a mail server that is %s, so that it is tried again',
    async (manner) => {
      await using host = await openBadHost(manner);
      const provider = openSmtpMail(`smtp://127.0.0.1:${host.port}`, { timeoutMs: shortTimeoutMs });
      await expect(provider.send(message())).rejects.toThrow(/./);
      await provider.close();
    },
  );
});
