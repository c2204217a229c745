import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { composeMail, type StoredMail } from './compose.ts';
import type { MailTemplate } from './template.ts';

/**
 * Replaces the secret in a link of a stored mail: a token or the address of a deal. Each is created again for
 * a new mail.
 */
export const REMOVED_SECRET = '~';

const proofs = /(?<=\/)(?:[\w-]{43}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/g;

const withoutLinkSecrets = (text: string) => text.replaceAll(proofs, REMOVED_SECRET);

/** What is stored of a sent mail: if it is about a deal, its text and the data to write it again. */
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
    text: withoutLinkSecrets(text),
    data: JSON.parse(withoutLinkSecrets(JSON.stringify(mail.data))) as object,
  };
}
