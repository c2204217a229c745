import { type EmailKey, emailKey } from '../../platform/person/email-key.ts';

/**
 * Without accents and capitals, split at everything but letters and digits: `D’Àngelo` becomes `d`, `angelo`.
 */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;
const mailbox = /^[^\s@]+@[^\s@]*$/;
const policy = /^sci[-\s]?([\da-f]{6})[-\s]?([\da-f]{6})$/i;

export type DealSearch =
  | { readonly by: 'uuid'; readonly uuid: string }
  /** The end of a policy's id, as shown in its number. */
  | { readonly by: 'policy'; readonly idEnd: string }
  /** As much of it as was typed. */
  | { readonly by: 'mailbox'; readonly beginning: EmailKey }
  | { readonly by: 'words'; readonly words: readonly string[] };

/**
 * The meaning of a search text: a deal by its code or address, a policy by its number, a person by name or
 * e-mail.
 */
export function searchTermOf(typed: string): DealSearch {
  // Before codes: a mailbox may contain one.
  if (mailbox.test(typed.trim())) return { by: 'mailbox', beginning: emailKey(typed) };
  const code = uuid.exec(typed)?.[0];
  if (code) return { by: 'uuid', uuid: code.toLowerCase() };
  const number = policy.exec(typed.trim());
  if (number) return { by: 'policy', idEnd: number.slice(1).join('').toLowerCase() };
  return { by: 'words', words: wordsIn(typed) };
}
