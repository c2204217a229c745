import type { User } from '../session/session-store.ts';

export const fullNameOf = ({ attributes: { name, family_name } }: User) => `${name} ${family_name}`;

/** The first letters as a reader counts them, with their accents. */
export function initialsOf({ attributes: { name, family_name } }: User): string {
  return [name, family_name]
    .map((each) => /\P{Mark}\p{Mark}*/u.exec(each)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('it');
}

/** The accessible name of the avatar. */
export const avatarLabel = (user: User) => `${initialsOf(user)}, il tuo account: ${fullNameOf(user)}`;
