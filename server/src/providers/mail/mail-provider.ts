export type MailAttachment = { filename: string; contentType: string; content: Buffer };

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
};

/** The port: whoever takes a message has taken responsibility for it; a refusal rejects. */
export type MailProvider = {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
};

export function messageIdOf(message: Pick<MailMessage, 'id' | 'from'>): string {
  const domain = /@([^\s<>@]+)>?$/.exec(message.from)?.[1] ?? 'localhost';
  return `<${message.id}@${domain}>`;
}
