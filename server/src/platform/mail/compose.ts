import * as z from 'zod';
import type { MakeDocument } from '../drawing/document-reference.ts';
import { pictureBytes } from '../drawing/pictures/pictures.ts';
import type { MailAttachment, MailMessage } from '../providers/mail/mail-provider.ts';
import { renderHtml, renderText } from './layout.ts';
import type { MailTemplate } from './template.ts';

export type StoredMail = { id: string; recipient: string; data: unknown };

/** Turns a stored mail into the message to send: template, brand, sender. */
export function composeMail(
  mail: StoredMail,
  template: MailTemplate,
  sender: { from: string; siteUrl: URL },
  attachments: readonly MailAttachment[] = [],
): MailMessage {
  const content = template.content(z.parse(template.data, mail.data), { url: sender.siteUrl });
  return {
    id: mail.id,
    from: sender.from,
    to: mail.recipient,
    subject: onOneLine(content.subject),
    html: renderHtml(content, sender.siteUrl, template.picture),
    text: renderText(content),
    attachments,
    pictures: [{ cid: template.picture, contentType: 'image/png', content: pictureBytes(template.picture) }],
  };
}

/** Makes the attached documents; null if one of them can no longer be made. */
export async function attachmentsOf(
  mail: StoredMail,
  template: MailTemplate,
  makeDocument: MakeDocument,
): Promise<MailAttachment[] | null> {
  const references = template.attachments?.(z.parse(template.data, mail.data)) ?? [];
  const files = await Promise.all(references.map(makeDocument));
  const made = files.filter((file) => file !== null);
  return made.length === files.length ? made : null;
}

// These reverse the rest of the line, so that it appears as something else.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A line break in a header starts another header: visitors' input must not contain one. */
function onOneLine(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
