import { LOG_ACTIONS, type LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { logFilePath } from '@riparo/domain/desk/log/log-file.ts';
import type { LogSearch } from '@riparo/domain/desk/log/log-calls.ts';
import { type IsoDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';

/** What part of the log is shown, as in the screen's address. */
export type LogFilter = {
  /** Only reads, or only changes. */
  readonly kind: LogSearch['kind'];
  readonly action: LogAction | undefined;
  readonly actor: string;
  readonly subject: string;
  readonly from: IsoDate | undefined;
  readonly until: IsoDate | undefined;
};

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

const actionNamed = (name: string | null) =>
  (Object.keys(LOG_ACTIONS) as LogAction[]).find((action) => action === name);
const validDay = (text: string | null) => (text && isIsoDate(text) ? text : undefined);

const KINDS = { letture: 'reads', modifiche: 'changes' } as const;

/** Missing or invalid parameters of an address filter nothing. */
export const readLogFilter = (params: URLSearchParams): LogFilter => ({
  kind: KINDS[params.get('tipo') as keyof typeof KINDS],
  action: actionNamed(params.get('azione')),
  actor: uuid.exec(params.get('persona') ?? '')?.[0] ?? '',
  subject: (params.get('riguarda') ?? '').trim().slice(0, 100),
  from: validDay(params.get('dal')),
  until: validDay(params.get('al')),
});

const definedEntries = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));

/** The reverse; parameters that filter nothing are omitted. */
export const writeLogFilter = ({ kind, action, actor, subject, from, until }: LogFilter): URLSearchParams =>
  new URLSearchParams(
    definedEntries({
      tipo: kindInAddress(kind),
      azione: action,
      persona: actor,
      riguarda: subject,
      dal: from,
      al: until,
    }),
  );

const kindInAddress = (kind: LogFilter['kind']) =>
  Object.entries(KINDS).find(([, each]) => each === kind)?.[0];

/** In the form of the server's query. */
export const searchOf = (filter: LogFilter): LogSearch => Object.fromEntries(definedEntries(filter));

/** The same lines as a file. */
export function filePathOf(filter: LogFilter): string {
  const query = new URLSearchParams(definedEntries(filter)).toString();
  return query ? `${logFilePath}?${query}` : logFilePath;
}

export const isFiltering = (filter: LogFilter) => definedEntries(filter).length > 0;

/** The possible subjects of a log line. */
export const SUBJECT_KINDS = {
  request: 'Una richiesta',
  requests: 'Le richieste, tutte insieme',
  person: 'Una persona tra i clienti',
  persons: 'I clienti, tutti insieme',
  quote: 'Un preventivo',
  staff: 'Una persona del banco',
  complaint: 'Un reclamo',
  complaints: 'I reclami, tutti insieme',
  deal: 'Una pratica',
  claim: 'Un sinistro',
  claims: 'I sinistri, tutti insieme',
  tasks: 'I propri promemoria',
  deals: 'Le pratiche, tutte insieme',
  payments: 'I pagamenti',
  'payment-day': 'I conti di un giorno',
  'opening-hours': 'Gli orari',
  log: 'Il registro stesso',
} as const;

export type SubjectKind = keyof typeof SUBJECT_KINDS;

const kindNamed = (name: string | undefined) =>
  (Object.keys(SUBJECT_KINDS) as SubjectKind[]).find((kind) => kind === name);

/** `request 5d2c…` is a kind and a code. */
export function readSubject(subject: string): {
  readonly kind: SubjectKind | undefined;
  readonly id: string;
} {
  const [name, ...rest] = subject.split(' ');
  return { kind: kindNamed(name), id: rest.join(' ') };
}

/** The reverse; a pasted address is reduced to its code. */
export function writeSubject(kind: SubjectKind | undefined, typed: string): string {
  if (!kind) return '';
  const id = uuid.exec(typed)?.[0].toLowerCase() ?? typed.trim().toLowerCase();
  return id ? `${kind} ${id}` : kind;
}
