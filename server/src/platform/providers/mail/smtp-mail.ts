import { createTransport } from 'nodemailer';
import { type MailAttachment, type MailMessage, messageIdOf, type MailProvider } from './mail-provider.ts';

const defaultTimeoutMs = 20_000;

type SmtpOptions = { requiresTls?: boolean; timeoutMs?: number };

export function openSmtpMail(
  url: string,
  { requiresTls = false, timeoutMs = defaultTimeoutMs }: SmtpOptions = {},
): MailProvider {
  const transport = createTransport({
    url,
    // Protects against a server without encryption, and against an attacker who hides that it is offered.
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // The message is fully composed: nothing in it may make the library read a file or fetch an address.
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
        ...invitationIn(message),
        attachments: [
          ...message.attachments.filter((attachment) => !isInvitation(attachment)),
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

const isInvitation = ({ contentType }: MailAttachment) => contentType.startsWith('text/calendar');

/**
 * A calendar entry is also an alternative to the text: mail programs that only see a file do not offer to add
 * it.
 */
function invitationIn({ attachments }: MailMessage) {
  const invitation = attachments.find(isInvitation);
  if (!invitation) return {};
  const { contentType, filename, content } = invitation;
  const method = /method=(\w+)/.exec(contentType)?.[1] ?? 'PUBLISH';
  return { icalEvent: { method, filename, content } };
}
