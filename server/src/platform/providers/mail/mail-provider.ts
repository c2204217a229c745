export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** Travels inside the message, so that a mail program shows it without asking anybody: `<img src="cid:…">`. */
export type MailPicture = { cid: string; contentType: string; content: Buffer };

export type MailMessage = {
  /** The mail's own id; its Message-ID is made from it, so that a repeated delivery can be recognised. */
  id: string;
  /** `Name <address>` or an address. */
  from: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** Those that the HTML shows. */
  pictures: readonly MailPicture[];
};

/** The port: whoever takes a message has taken responsibility for it; a refusal rejects. */
export type MailProvider = {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
};

/** The HTML as it looks with its pictures, for whoever shows it outside of a mail program. */
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
