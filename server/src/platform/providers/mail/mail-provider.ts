export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** Embedded in the message, so that a mail program shows it without loading anything: `<img src="cid:…">`. */
export type MailPicture = { cid: string; contentType: string; content: Buffer };

export type MailMessage = {
  /** The mail's id, from which its Message-ID is derived, so that a repeated delivery can be recognised. */
  id: string;
  /** `Name <address>` or an address. */
  from: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** The pictures the HTML refers to. */
  pictures: readonly MailPicture[];
};

/** The port: resolving means responsibility for the message was taken over; a refusal rejects. */
export type MailProvider = {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
};

/** The HTML with its pictures inlined, for display outside a mail program. */
export const htmlWithPictures = ({ html, pictures }: Pick<MailMessage, 'html' | 'pictures'>): string =>
  pictures.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );

export function messageIdOf(message: Pick<MailMessage, 'id' | 'from'>): string {
  const domain = /@([^\s<>@]+)>?$/.exec(message.from)?.[1] ?? 'localhost';
  return `<${message.id}@${domain}>`;
}
