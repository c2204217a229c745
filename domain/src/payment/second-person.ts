import type { StaffId } from '../values/ids.ts';
import { formatWholeEuro } from '../values/money.ts';
import { SECOND_PERSON_ABOVE_CENTS } from './give-back.ts';

/** For so long a colleague counts as a guest of whoever let them in. */
export const GUEST_DAYS = 30;
const dayMs = 86_400_000;

/** A colleague, and who let them in last: by an invitation, by a role, or after they were stopped. */
export type Admission = {
  readonly id: StaffId;
  readonly admittedBy: StaffId | null;
  readonly admittedAt: Date | null;
};

export type SecondPerson = 'yes' | 'same-person' | 'let-in-by-asker';

/**
 * Whether somebody may be the second pair of eyes on what somebody else asked for. Nobody may for what they asked for
 * themselves, nor do two count who came in through one another or through the same colleague within the last thirty days,
 * directly or through others: one person could have made both accounts.
 */
export function mayConfirm(
  asker: StaffId,
  decider: StaffId,
  colleagues: readonly Admission[],
  now: Date,
): SecondPerson {
  if (asker === decider) return 'same-person';
  const hosts = withHosts(asker, colleagues, now);
  const isRelated = [...withHosts(decider, colleagues, now)].some((host) => hosts.has(host));
  return isRelated ? 'let-in-by-asker' : 'yes';
}

/** Somebody, and everybody through whom they came in lately. */
function withHosts(id: StaffId, colleagues: readonly Admission[], now: Date): ReadonlySet<StaffId> {
  const found = new Set<StaffId>();
  for (let each: StaffId | null = id; each !== null && !found.has(each); each = hostOf(each, colleagues, now))
    found.add(each);
  return found;
}

function hostOf(id: StaffId, colleagues: readonly Admission[], now: Date): StaffId | null {
  const { admittedBy = null, admittedAt = null } = colleagues.find((one) => one.id === id) ?? {};
  const isGuest = admittedAt !== null && now.getTime() - admittedAt.getTime() < GUEST_DAYS * dayMs;
  return isGuest ? admittedBy : null;
}

const several = new Intl.ListFormat('it', { type: 'disjunction' });

/** To whoever is about to ask for it, or waits for it: who can confirm. */
export const confirmersInWords = (names: readonly string[]): string =>
  names.length === 0
    ? `Adesso non può confermarlo nessuno: serve un’altra persona responsabile, che negli ultimi ${GUEST_DAYS} giorni non sia entrata al banco con l’invito di chi lo chiede, né lo abbia invitato, né abbia ricevuto l’invito dalla stessa persona.`
    : `Può confermarlo ${several.format(names)}.`;

export const secondPersonInWords = (names: readonly string[]): string =>
  `In tutto sono più di ${formatWholeEuro(SECOND_PERSON_ABOVE_CENTS)}: prima lo conferma un’altra persona responsabile. ${confirmersInWords(names)}`;
