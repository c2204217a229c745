import type { Database } from '../../database/connection.ts';
import { htmlWithPictures, messageIdOf, type MailProvider } from './mail-provider.ts';
import { sandboxAttachments, sandboxMails } from './tables.ts';

/** Stores every message in place of sending it; `sandbox-pages.ts` shows them. */
export function openSandboxMail(db: Database): MailProvider {
  return {
    async send(message) {
      await db.transaction(async (tx) => {
        const [mail] = await tx
          .insert(sandboxMails)
          .values({
            messageId: messageIdOf(message),
            sender: message.from,
            recipient: message.to,
            subject: message.subject,
            html: htmlWithPictures(message),
            text: message.text,
          })
          .returning({ id: sandboxMails.id });
        if (mail && message.attachments.length > 0) {
          const rows = message.attachments.map((attachment) => ({ ...attachment, mailId: mail.id }));
          await tx.insert(sandboxAttachments).values(rows);
        }
      });
    },
    async close() {},
  };
}
