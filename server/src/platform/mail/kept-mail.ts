import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { composeMail, type StoredMail } from './compose.ts';
import type { MailTemplate } from './template.ts';

/** In place of the secret in a link of a stored mail: a token or the address of a deal. Each is made again for a new mail. */
export const NO_PROOF = '~';

const proofs = /(?<=\/)(?:[\w-]{43}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/g;

const withoutProofs = (text: string) => text.replaceAll(proofs, NO_PROOF);

/** What stays of a mail that has left: of one about a deal its words, and what it can be written from again. */
export function keptOf(
  mail: StoredMail & { dealUuid: DealUuid | null },
  template: MailTemplate,
  siteUrl: URL,
) {
  if (mail.dealUuid === null) return {};
  const { subject, text } = composeMail(mail, template, { from: '', siteUrl });
  if (template.isSecret) return { subject };
  return {
    subject,
    text: withoutProofs(text),
    data: JSON.parse(withoutProofs(JSON.stringify(mail.data))) as object,
  };
}
