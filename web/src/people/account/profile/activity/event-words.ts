import type { AccountEventKind } from '@riparo/domain/people/account/events.ts';
import { dayInRome, formatItalianDate, timeInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { AccountEvent } from '@riparo/domain/people/account/account-event-calls.ts';

type Words = {
  readonly title: (about: string | null) => string;
  readonly note?: string;
  /** The action for customers who deny the event. */
  readonly denial: 'secure' | 'write to us' | 'nothing';
};

const secure = (title: Words['title']): Words => ({ title, denial: 'secure' });
const passkey = (about: string | null) => (about === null ? '' : ` «${about}»`);

const words: Readonly<Record<AccountEventKind, Words>> = {
  'signed-in': secure(() => 'Accesso con la password'),
  'signed-in-with-passkey': secure((about) => `Accesso con la passkey${passkey(about)}`),
  'sign-in-failed': {
    title: () => 'Password sbagliata più volte',
    note: 'Nessuno è entrato: non devi fare nulla.',
    denial: 'nothing',
  },
  'reset-code-asked': {
    title: () => 'Codice chiesto per una nuova password',
    note: 'L’abbiamo mandato solo a te: senza, nessuno entra.',
    denial: 'nothing',
  },
  'email-code-asked': secure(() => 'Codice chiesto per cambiare e-mail'),
  'password-changed': secure(() => 'Password cambiata'),
  'password-reset': secure(() => 'Nuova password scelta con un codice'),
  // A code would go to the owner of the new address.
  'email-changed': { title: () => 'E-mail cambiata', denial: 'write to us' },
  'passkey-added': secure((about) => `Passkey${passkey(about)} aggiunta`),
  'passkey-removed': secure((about) => `Passkey${passkey(about)} rimossa`),
  'device-signed-out': secure((about) => `Scollegato ${about ?? 'un dispositivo'}`),
  'others-signed-out': secure(() => 'Scollegati gli altri dispositivi'),
  'data-exported': secure(() => 'Dati scaricati'),
  secured: { title: () => 'Account chiuso a tutti con «Non ero io»', denial: 'nothing' },
};

export const titleOf = ({ kind, about }: AccountEvent) => words[kind].title(about);
export const denialOf = ({ kind }: AccountEvent) => words[kind].denial;

/** Time, device and consequence. */
export function detailsOf({ kind, at, device }: AccountEvent): string[] {
  const moment = new Date(at);
  const { note } = words[kind];
  return [
    `${formatItalianDate(dayInRome(moment))}, ore ${timeInRome(moment)}`,
    ...(device === null ? [] : [device]),
    ...(note === undefined ? [] : [note]),
  ];
}
