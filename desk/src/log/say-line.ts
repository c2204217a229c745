import type { LogLine } from '@riparo/domain/contract/log-calls.ts';
import { LOG_ACTIONS, type LogAction } from '@riparo/domain/desk-log/actions.ts';
import { complaintChannelNames, complaintOutcomeNames } from '@riparo/domain/complaints/register.ts';
import { stageNames } from '@riparo/domain/desk-deals/board-stages.ts';
import { dealColumnNames } from '@riparo/domain/desk-deals/list-columns.ts';
import { REQUEST_ACTIONS, requestStateNames } from '@riparo/domain/requests/states.ts';
import { roleNames } from '@riparo/domain/roles/roles.ts';
import { cardAccountNames } from '@riparo/domain/payment/card-accounts.ts';
import { differenceNames } from '@riparo/domain/payment/differences.ts';
import { refundReasonNames } from '@riparo/domain/payment/refund-reasons.ts';
import { closeReasonNames } from '@riparo/domain/claims/end-reasons.ts';
import { claimStateNames } from '@riparo/domain/claims/states.ts';
import { cents, formatEuro } from '@riparo/domain/values/money.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/values/calendar.ts';
import { SUBJECT_KINDS } from './log-filter.ts';

/** The name of somebody of the desk, by the code that the log has of them. */
export type NameOf = (id: string) => string | undefined;

const ZONE = { timeZone: 'Europe/Rome' } as const;
const clock = new Intl.DateTimeFormat('it-IT', { ...ZONE, timeStyle: 'medium' });
const dayAndClock = new Intl.DateTimeFormat('it-IT', { ...ZONE, dateStyle: 'medium', timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'full' });

/** To the second: `15:40:12`. */
export const sayTime = (at: string) => clock.format(new Date(at));

export const sayDay = (day: string) => longDay.format(new Date(`${day}T12:00:00Z`));

const named = (names: Readonly<Record<string, string>>, value: unknown) =>
  typeof value === 'string' ? (names[value] ?? value) : JSON.stringify(value);

const lower = (text: string) => text.toLowerCase();

const ways: Readonly<Record<string, string>> = {
  passkey: 'passkey',
  codes: 'codice dell’app',
  recovery: 'codice di recupero',
};

const refusals: Readonly<Record<string, string>> = {
  password: 'password sbagliata',
  'second factor': 'secondo fattore sbagliato',
};

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'nome',
  lastName: 'cognome',
  email: 'e-mail',
  phone: 'telefono',
  taxCode: 'codice fiscale',
  iban: 'IBAN',
  complainant: 'chi reclama',
  area: 'area',
  product: 'prodotto',
  dealUuid: 'pratica',
};

const sayDate = (value: unknown) =>
  typeof value === 'string' && isIsoDate(value) ? formatItalianDate(value) : String(value);

type Said = (value: unknown, nameOf: NameOf) => string;

const personOf: Said = (value, nameOf) =>
  typeof value === 'string' ? (nameOf(value) ?? value) : String(value);

/** What details mean wherever they stand. */
const facts: Readonly<Record<string, Said>> = {
  role: (role) => `come ${lower(named(roleNames, role))}`,
  with: (way) => `con ${named(ways, way)}`,
  what: (what) => named(refusals, what),
  field: (field) => named(fieldNames, field),
  fields: (fields) =>
    Array.isArray(fields) ? fields.map((field) => named(fieldNames, field)).join(', ') : String(fields),
  assignee: (id, nameOf) => `a ${personOf(id, nameOf)}`,
  againAt: (at) => `da richiamare il ${dayAndClock.format(new Date(String(at)))}`,
  product: (key) => `«${String(key)}»`,
  other: (id) => `con ${String(id).slice(-8)}`,
  version: (version) => `versione ${String(version)}`,
  channel: (channel) => `per ${lower(named(complaintChannelNames, channel))}`,
  outcome: (outcome) => `esito ${lower(named(complaintOutcomeNames, outcome))}`,
  year: (year) => `anno ${String(year)}`,
  through: (through) =>
    `fino alla riga ${String((through as { number?: unknown } | null)?.number ?? through)}`,
};

const ofDealFiles: Readonly<Record<string, Said>> = {
  file: (kind) => `in ${String(kind).toUpperCase()}`,
  stage: (stage) => `solo «${named(stageNames, stage)}»`,
  product: (product) => `solo ${String(product)}`,
  from: (day) => `dal ${sayDate(day)}`,
  until: (day) => `fino al ${sayDate(day)}`,
  sort: () => 'dalle più vecchie',
  openedBy: () => 'aperte al telefono',
  hasWords: () => 'cercate con delle parole',
  columns: (columns) =>
    Array.isArray(columns)
      ? `con ${columns.map((column) => lower(named(dealColumnNames, column))).join(', ')}`
      : String(columns),
};

const ofRefunds: Readonly<Record<string, Said>> = {
  amountCents: (amount) => formatEuro(cents(Number(amount))),
  reason: (reason) => lower(named(refundReasonNames, reason)),
  waits: (waits) => (waits ? 'aspetta una seconda persona' : 'parte subito'),
  refund: (id) => `rimborso ${String(id).slice(-8)}`,
};

/** Where a name means something of its own. */
const factsOf: Partial<Record<LogAction, Readonly<Record<string, Said>>>> = {
  'staff.role-changed': {
    from: (role) => `da ${lower(named(roleNames, role))}`,
    to: (role) => `a ${lower(named(roleNames, role))}`,
  },
  'deals.exported': ofDealFiles,
  'deal.withdrawal-asked': ofRefunds,
  'log.end-changed': { number: (number) => `era diventata la riga ${String(number)}` },
  'refund.asked': ofRefunds,
  'refund.confirmed': ofRefunds,
  'refund.declined': ofRefunds,
  'payments.explained': {
    kind: (kind) => lower(named(differenceNames, kind)),
    reference: String,
  },
  'payments.exported': {
    from: (day) => `dal ${sayDate(day)}`,
    until: (day) => `fino al ${sayDate(day)}`,
    product: (product) => `solo ${String(product)}`,
    account: (account) => `solo il conto ${lower(named(cardAccountNames, account))}`,
  },
  'log.exported': {
    action: (action) => `solo «${named(LOG_ACTIONS, action)}»`,
    actor: (id, nameOf) => `solo di ${personOf(id, nameOf)}`,
    subject: (subject) => `solo su ${String(subject)}`,
    from: (day) => `dal ${sayDate(day)}`,
    until: (day) => `fino al ${sayDate(day)}`,
  },
};

const ofClaims: Readonly<Record<string, Said>> = {
  to: (state) => `ora ${lower(named(claimStateNames, state))}`,
  papers: (titles) => (Array.isArray(titles) ? titles.join(', ') : String(titles)),
  again: (number) => (Number(number) > 0 ? `${String(number)} di nuovo` : ''),
  amountCents: (amount) => formatEuro(cents(Number(amount))),
  reference: (reference) => `riferimento ${String(reference)}`,
  why: (why) => lower(named(closeReasonNames, why)),
  message: (id) => `messaggio ${String(id).slice(-8)}`,
  paper: (id) => `documento ${String(id).slice(-8)}`,
  isRight: (isRight) => (isRight ? 'è a posto' : 'è ancora da guardare'),
  file: (file) => (String(file).length > 3 ? `file ${String(file).slice(-8)}` : String(file).toUpperCase()),
  manifestSha256: (hash) => `impronta ${String(hash).slice(0, 12)}`,
};

const ofRequests: Readonly<Record<string, Said>> = {
  action: (action) => named(REQUEST_ACTIONS, action),
  to: (state) => `ora ${lower(named(requestStateNames, state))}`,
};

/** Of what is done with a request, only an outcome says more than the line itself. */
const isSaidAlready = ({ action }: LogLine, name: string) =>
  action.startsWith('request.') && action !== 'request.outcome' && ['action', 'to'].includes(name);

const factsAbout = (action: LogAction) => {
  if (action.startsWith('request.')) return ofRequests;
  return action.startsWith('claim.') ? ofClaims : factsOf[action];
};

/** What else is known of what was done, in a few words each. Whatever has no words is shown as it is. */
export const sayDetails = (line: LogLine, nameOf: NameOf): readonly string[] =>
  Object.entries(line.details)
    .filter(([name]) => !isSaidAlready(line, name))
    .map(([name, value]) => {
      const own = factsAbout(line.action);
      const say = own?.[name] ?? facts[name];
      return say ? say(value, nameOf) : `${name}: ${JSON.stringify(value)}`;
    })
    .filter((words) => words !== '');

// Of its end: ids of requests that came within a minute begin alike.
const SHORT = 8;

/** What a line is about: somebody’s name, or the beginning of a code. */
export function saySubject(subject: string, nameOf: NameOf): string {
  const [kind, id] = subject.split(' ');
  if (kind === 'request' && id) return `Richiesta ${id.slice(-SHORT)}`;
  if (kind === 'complaint' && id) return `Reclamo ${id.slice(-SHORT)}`;
  if (kind === 'deal' && id) return `Pratica ${id.slice(-SHORT)}`;
  if (kind === 'claim' && id) return `Sinistro ${id.slice(-SHORT)}`;
  if (kind === 'payment-day' && id) return `I conti del ${sayDate(id)}`;
  if (kind === 'person' && id) return `Cliente ${id.slice(-SHORT)}`;
  if (kind === 'quote' && id) return `Preventivo ${id.slice(-SHORT)}`;
  if (kind === 'staff' && id) return nameOf(id) ?? `Persona ${id.slice(-SHORT)}`;
  return named(SUBJECT_KINDS, subject);
}
