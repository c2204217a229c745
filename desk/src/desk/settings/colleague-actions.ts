import type { Colleague } from '@riparo/domain/desk/staff/staff-calls.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';

export type ColleagueAction = 'change-role' | 'renew' | 'stop' | 'let-back';

export const colleagueActionNames: Readonly<Record<ColleagueAction, string>> = {
  'change-role': 'Cambia ruolo…',
  renew: 'Rinnova l’accesso…',
  stop: 'Sospendi l’accesso…',
  'let-back': 'Riattiva…',
};

/**
 * What a responsabile can do about a colleague. One cannot disable oneself or give up one's own role: another
 * responsabile does.
 */
export function actionsFor(
  { isDisabled }: Pick<Colleague, 'isDisabled'>,
  isMe: boolean,
): readonly ColleagueAction[] {
  if (isDisabled) return ['let-back'];
  return isMe ? ['renew'] : ['change-role', 'renew', 'stop'];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** People whose name or e-mail contains every word; those who can sign in come first. */
export function findPeople(people: readonly Colleague[], words: string): readonly Colleague[] {
  const wanted = plain(words).split(/\s+/);
  return people
    .filter((each) => {
      const text = plain(`${fullNameOf(each)} ${each.email}`);
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));
}
