import { emailKey } from '../../platform/person/email-key.ts';

/** Providers that ignore dots before the @, by all domains that deliver to the same mailboxes. */
const IGNORES_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * One key for all addresses that probably reach one mailbox: without the tag after a plus sign, and without
 * dots where the provider ignores them. For limits only: elsewhere `ada+casa@…` may be another person's
 * address, so it must never identify someone or their data (`emailKey`).
 */
export function mailboxBudgetKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  if (at === -1) return key;
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  // A local part that begins with a plus sign has no tag.
  const untagged = name.replace(/(?<=.)\+.*$/su, '');
  const sameAs = IGNORES_DOTS.get(domain);
  return sameAs ? `${untagged.replaceAll('.', '') || untagged}@${sameAs}` : `${untagged}@${domain}`;
}
