import { type Rule, textRule } from '../rule/rule.ts';

export const STAFF_PASSWORD_MIN = 12;
export const STAFF_PASSWORD_MAX = 128;

/** Of whatever is typed where a password is: longer is no password of anybody. */
export const PASSWORD_FIELD_MAX = 1000;

export const STAFF_PASSWORD_HINT = `Da ${STAFF_PASSWORD_MIN} a ${STAFF_PASSWORD_MAX} caratteri: una frase va bene.`;
export const STAFF_PASSWORD_EASY =
  'Questa password si indovina facilmente. Prova con quattro parole che non c’entrano tra loro.';
export const STAFF_PASSWORD_PERSONAL = 'La password non può contenere il tuo nome o la tua e-mail.';

type Owner = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Shorter parts are in too many words. */
const SHORTEST_NAME = 3;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

const namesOf = ({ firstName, lastName, email }: Owner) =>
  [firstName, lastName, email, email.replace(/@.*/, '')]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u)])
    .map(plain)
    .filter((name) => name.length >= SHORTEST_NAME);

/** No composition rule: long, and not about its owner. Whether it is easily guessed the server says. */
export const staffPasswordRule = (owner: Owner): Rule<string> =>
  textRule({
    required: 'Scrivi la password.',
    demands: [
      {
        holds: ({ length }) => length >= STAFF_PASSWORD_MIN && length <= STAFF_PASSWORD_MAX,
        message: `La password deve avere da ${STAFF_PASSWORD_MIN} a ${STAFF_PASSWORD_MAX} caratteri.`,
      },
      {
        holds: (password) => !namesOf(owner).some((name) => plain(password).includes(name)),
        message: STAFF_PASSWORD_PERSONAL,
      },
    ],
  });
