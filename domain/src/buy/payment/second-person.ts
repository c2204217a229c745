import { DAY_MS } from '../../platform/values/durations.ts';
import type { StaffId } from '../../platform/values/ids.ts';
import { formatWholeEuro } from '../../platform/values/money.ts';
import { SECOND_PERSON_ABOVE_CENTS } from './give-back.ts';

/** How long colleagues cannot confirm requests of the person who admitted them. */
export const NEW_COLLEAGUE_DAYS = 30;

/** A colleague and the person who last admitted them: by an invitation, a role or a reactivation. */
export type Admission = {
  readonly id: StaffId;
  readonly admittedBy: StaffId | null;
  readonly admittedAt: Date | null;
};

export type SecondPerson = 'yes' | 'same-person' | 'let-in-by-asker';

/**
 * Whether a colleague may confirm someone's request. Excluded are the requester and everyone the requester
 * admitted in the last thirty days, directly or through others.
 */
export function canConfirm(
  asker: StaffId,
  decider: StaffId,
  colleagues: readonly Admission[],
  now: Date,
): SecondPerson {
  if (asker === decider) return 'same-person';
  const seen = new Set<StaffId>();
  let host = hostOf(decider, colleagues, now);
  while (host !== null && !seen.has(host)) {
    if (host === asker) return 'let-in-by-asker';
    seen.add(host);
    host = hostOf(host, colleagues, now);
  }
  return 'yes';
}

function hostOf(id: StaffId, colleagues: readonly Admission[], now: Date): StaffId | null {
  const { admittedBy = null, admittedAt = null } = colleagues.find((one) => one.id === id) ?? {};
  const isGuest = admittedAt !== null && now.getTime() - admittedAt.getTime() < NEW_COLLEAGUE_DAYS * DAY_MS;
  return isGuest ? admittedBy : null;
}

const several = new Intl.ListFormat('it', { type: 'disjunction' });

/** Shown to the requester before the request and while it waits: who can confirm. */
export const confirmersInWords = (names: readonly string[]): string =>
  names.length === 0
    ? `Adesso non può confermarlo nessuno: serve un’altra persona responsabile, che non sia stata invitata da chi lo chiede negli ultimi ${NEW_COLLEAGUE_DAYS} giorni.`
    : `Può confermarlo ${several.format(names)}.`;

export const secondPersonInWords = (names: readonly string[]): string =>
  `In tutto sono più di ${formatWholeEuro(SECOND_PERSON_ABOVE_CENTS)}: prima lo conferma un’altra persona responsabile. ${confirmersInWords(names)}`;
