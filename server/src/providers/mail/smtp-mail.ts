import { createTransport } from 'nodemailer';
import { messageIdOf, type MailProvider } from './mail-provider.ts';

const defaultTimeoutMs = 20_000;

export function openSmtpMail(url: string, timeoutMs = defaultTimeoutMs): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message is what we composed: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      await transport.sendMail({
        messageId: messageIdOf(message),
        from: message.from,
        // As an object, so that no comma or bracket in the address can add a recipient.
        to: { name: '', address: message.to },
        subject: message.subject,
        html: message.html,
        text: message.text,
        attachments: [
          ...message.attachments,
          ...message.pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
        ],
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    async close() {
      transport.close();
    },
  };
}
