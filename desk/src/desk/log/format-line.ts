import type { LogLine } from '@riparo/domain/desk/log/log-calls.ts';
import { LOG_ACTIONS, type LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import {
  complaintAreaNames,
  complaintChannelNames,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { dealColumnNames } from '@riparo/domain/care/deals/list-columns.ts';
import { requestKindNames } from '@riparo/domain/care/requests/kinds.ts';
import { REQUEST_ACTIONS, requestStateNames } from '@riparo/domain/care/requests/states.ts';
import { roleNames } from '@riparo/domain/platform/call/roles.ts';
import { cardAccountNames } from '@riparo/domain/buy/payment/card-accounts.ts';
import { differenceNames } from '@riparo/domain/buy/payment/differences.ts';
import { refundReasonNames } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { closeReasonNames } from '@riparo/domain/care/claims/end-reasons.ts';
import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { SUBJECT_KINDS } from './log-filter.ts';

/** The name of a staff member, by their id in the log. */
export type NameOf = (id: string) => string | undefined;

const ZONE = { timeZone: 'Europe/Rome' } as const;
const clock = new Intl.DateTimeFormat('it-IT', { ...ZONE, timeStyle: 'medium' });
const dayAndClock = new Intl.DateTimeFormat('it-IT', { ...ZONE, dateStyle: 'medium', timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'full' });

/** To the second: `15:40:12`. */
export const formatTime = (at: string) => clock.format(new Date(at));

export const formatDay = (day: string) => longDay.format(new Date(`${day}T12:00:00Z`));

const named = (names: Readonly<Record<string, string>>, value: unknown) =>
  typeof value === 'string' ? (names[value] ?? value) : JSON.stringify(value);

const lower = (text: string) => text.toLowerCase();

const ways: Readonly<Record<string, string>> = {
  passkey: 'passkey',
  codes: 'codice dell’app',
  recovery: 'codice di recupero',
};

const refusals: Readonly<Record<string, string>> = {
  'e-mail': 'e-mail sconosciuta',
  password: 'password sbagliata',
  'second factor': 'secondo fattore sbagliato',
};

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'nome',
  lastName: 'cognome',
  email: 'e-mail',
  phone: 'telefono',
  taxCode: 'codice fiscale',
  birth: 'data e luogo di nascita',
  birthDate: 'data di nascita',
  answers: 'i dati del modulo, per correggerli',
  iban: 'IBAN',
  complainant: 'chi reclama',
  area: 'area',
  product: 'prodotto',
  dealUuid: 'pratica',
};

const limitNames: Readonly<Record<string, string>> = {
  search: 'le ricerche',
  list: 'gli elenchi',
  page: 'le pagine',
  preview: 'le anteprime',
  shown: 'i dati nascosti',
  file: 'i file',
};

const groupNames: Readonly<Record<string, string>> = {
  late: 'In ritardo',
  soon: 'Entro 10 minuti',
  today: 'Oggi',
  later: 'Più avanti',
};

/** Names of states, in the words of their own screens. */
const stateNames: Readonly<Record<string, string>> = { ...requestStateNames, ...claimStateNames };

// Of its end: ids of requests made within a minute begin alike.
const SHORT = 8;

const MAX_IDS = 4;

/** The first of them; the opened line shows all. */
const formatIds = (ids: readonly unknown[]) => {
  const first = ids.slice(0, MAX_IDS).map((id) => String(id).slice(-SHORT));
  const others = ids.length - first.length;
  const more = others === 0 ? '' : others === 1 ? ' e un altro' : ` e altri ${others}`;
  return first.length === 0 ? '' : `codici ${first.join(', ')}${more}`;
};

const formatDate = (value: unknown) =>
  typeof value === 'string' && isIsoDate(value) ? formatItalianDate(value) : String(value);

type FormatDetail = (value: unknown, nameOf: NameOf) => string;

const personOf: FormatDetail = (value, nameOf) =>
  typeof value === 'string' ? (nameOf(value) ?? value) : String(value);

/** The meaning of details in every action. */
const facts: Readonly<Record<string, FormatDetail>> = {
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
  limit: (limit) => named(limitNames, limit),
  // Of reads.
  words: (words) => `ha cercato «${String(words)}»`,
  mark: () => '',
  count: (count) => (Number(count) === 1 ? 'una riga' : `${String(count)} righe`),
  ids: (ids) => (Array.isArray(ids) ? formatIds(ids) : String(ids)),
  after: () => 'una pagina più avanti',
  before: () => 'una pagina più avanti',
  board: () => 'come lavagna',
  stage: (stage) => `solo «${named(stageNames, stage)}»`,
  state: (state) => `solo «${named(stateNames, state)}»`,
  from: (day) => `dal ${formatDate(day)}`,
  until: (day) => `fino al ${formatDate(day)}`,
  sort: () => 'dalle più vecchie',
  openedBy: () => 'aperte al telefono',
  mine: () => 'solo le proprie',
  calls: () => 'solo le chiamate',
  since: () => 'quelle cambiate da allora',
  group: (group) => `solo «${named(groupNames, group)}»`,
  area: (area) => `area ${lower(named(complaintAreaNames, area))}`,
  deal: (uuid) => `della pratica ${String(uuid).slice(-SHORT)}`,
  person: (id) => `del cliente ${String(id).slice(-SHORT)}`,
  account: (account) => `solo il conto ${lower(named(cardAccountNames, account))}`,
  list: (list) => (list === 'refunds' ? 'i rimborsi' : 'le contestazioni'),
  part: () => 'i suoi pagamenti',
  request: (id) => `dalla richiesta ${String(id).slice(-SHORT)}`,
  document: (name) => String(name),
  mail: () => '',
  subject: (title) => `«${String(title)}»`,
  file: (file) => `file ${String(file).slice(-SHORT)}`,
  kind: (kind) =>
    kind === 'reads'
      ? 'solo le letture'
      : kind === 'changes'
        ? 'solo le modifiche'
        : `solo «${named(requestKindNames, kind)}»`,
  manifestSha256: (hash) => `impronta ${String(hash).slice(0, 12)}`,
};

const ofDealFiles: Readonly<Record<string, FormatDetail>> = {
  file: (kind) => `in ${String(kind).toUpperCase()}`,
  stage: (stage) => `solo «${named(stageNames, stage)}»`,
  product: (product) => `solo ${String(product)}`,
  from: (day) => `dal ${formatDate(day)}`,
  until: (day) => `fino al ${formatDate(day)}`,
  sort: () => 'dalle più vecchie',
  openedBy: () => 'aperte al telefono',
  columns: (columns) =>
    Array.isArray(columns)
      ? `con ${columns.map((column) => lower(named(dealColumnNames, column))).join(', ')}`
      : String(columns),
};

const ofRefunds: Readonly<Record<string, FormatDetail>> = {
  amountCents: (amount) => formatEuro(cents(Number(amount))),
  reason: (reason) => lower(named(refundReasonNames, reason)),
  waits: (waits) => (waits ? 'aspetta una seconda persona' : 'parte subito'),
  refund: (id) => `rimborso ${String(id).slice(-8)}`,
};

const ofLog: Readonly<Record<string, FormatDetail>> = {
  action: (action) => `solo «${named(LOG_ACTIONS, action)}»`,
  actor: (id, nameOf) => `solo di ${personOf(id, nameOf)}`,
  subject: (subject) => `solo su ${String(subject)}`,
};

/** Where a detail has its own meaning. */
const factsOf: Partial<Record<LogAction, Readonly<Record<string, FormatDetail>>>> = {
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
    from: (day) => `dal ${formatDate(day)}`,
    until: (day) => `fino al ${formatDate(day)}`,
    product: (product) => `solo ${String(product)}`,
    account: (account) => `solo il conto ${lower(named(cardAccountNames, account))}`,
  },
  'log.read': ofLog,
  'log.exported': ofLog,
};

const ofClaims: Readonly<Record<string, FormatDetail>> = {
  to: (state) => `ora ${lower(named(claimStateNames, state))}`,
  papers: (titles) => (Array.isArray(titles) ? titles.join(', ') : String(titles)),
  again: (number) => (Number(number) > 0 ? `${String(number)} di nuovo` : ''),
  amountCents: (amount) => formatEuro(cents(Number(amount))),
  reference: (reference) => `riferimento ${String(reference)}`,
  why: (why) => lower(named(closeReasonNames, why)),
  message: (id) => `messaggio ${String(id).slice(-8)}`,
  paper: (id) => `documento ${String(id).slice(-8)}`,
  isRight: (isRight) => (isRight ? 'è a posto' : 'è ancora da controllare'),
  file: (file) => (String(file).length > 3 ? `file ${String(file).slice(-8)}` : String(file).toUpperCase()),
  manifestSha256: (hash) => `impronta ${String(hash).slice(0, 12)}`,
};

const ofRequests: Readonly<Record<string, FormatDetail>> = {
  action: (action) => named(REQUEST_ACTIONS, action),
  to: (state) => `ora ${lower(named(requestStateNames, state))}`,
};

/** Of actions on a request, only an outcome adds anything to the line itself. */
const isRedundant = ({ action }: LogLine, name: string) =>
  action.startsWith('request.') && action !== 'request.outcome' && ['action', 'to'].includes(name);

const factsAbout = (action: LogAction) => {
  if (action.startsWith('request.')) return ofRequests;
  return action.startsWith('claim.') ? ofClaims : factsOf[action];
};

/** The remaining details of an action, in a few words each. Unknown ones are shown as they are. */
export const formatDetails = (line: LogLine, nameOf: NameOf): readonly string[] =>
  Object.entries(line.details)
    .filter(([name]) => !isRedundant(line, name))
    .map(([name, value]) => {
      const own = factsAbout(line.action);
      const say = own?.[name] ?? facts[name];
      return say ? say(value, nameOf) : `${name}: ${JSON.stringify(value)}`;
    })
    .filter((words) => words !== '');

/** The subject of a line: a person's name, or the beginning of a code. */
export function formatSubject(subject: string, nameOf: NameOf): string {
  const [kind, id] = subject.split(' ');
  if (kind === 'request' && id) return `Richiesta ${id.slice(-SHORT)}`;
  if (kind === 'complaint' && id) return `Reclamo ${id.slice(-SHORT)}`;
  if (kind === 'deal' && id) return `Pratica ${id.slice(-SHORT)}`;
  if (kind === 'claim' && id) return `Sinistro ${id.slice(-SHORT)}`;
  if (kind === 'payment-day' && id) return `I conti del ${formatDate(id)}`;
  if (kind === 'person' && id) return `Cliente ${id.slice(-SHORT)}`;
  if (kind === 'quote' && id) return `Preventivo ${id.slice(-SHORT)}`;
  if (kind === 'staff' && id) return nameOf(id) ?? `Persona ${id.slice(-SHORT)}`;
  return named(SUBJECT_KINDS, subject);
}
