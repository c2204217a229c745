import type { DealEvent, DealOrder } from '../../buy/deal/stages.ts';
import type { DealAction } from './actions.ts';

export const TIMELINE_KINDS = [
  'stage',
  'mail',
  'payment',
  'signature',
  'desk',
  'note',
  'task',
  'read',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One event in the history of a deal, read after the name of its actor. */
export type TimelineLine = {
  readonly at: string;
  readonly kind: TimelineKind;
  readonly actor: string;
  readonly text: string;
  readonly detail: string | null;
};

/** The actor if it was not staff. */
export const THE_BUYER = 'Cliente';
export const THE_PRODUCT = 'Riparo';

const bySelf: ReadonlySet<string> = new Set(['buyer', 'owner', 'guest link', 'owner left']);

/** The actor of a stage change, by its stored cause; `desk KEY` refers to an action of staff. */
export const actorOfCause = (cause: string, actors: ReadonlyMap<string, string>): string => {
  if (bySelf.has(cause)) return THE_BUYER;
  return cause.startsWith('desk ') ? (actors.get(cause.slice(5)) ?? 'Banco') : THE_PRODUCT;
};

/** The text of an event for the desk, after the name of its actor. */
const events: Readonly<Record<DealEvent, string>> = {
  'data-completed': 'ha completato i dati',
  'mailbox-changed': 'ha cambiato indirizzo e-mail alla pratica: i consensi vanno ridati',
  'purchase-requested': 'ha chiesto la polizza: si preparano i documenti',
  'payment-opened': 'ha aperto la pagina di pagamento',
  'payment-confirmed': 'ha confermato il pagamento',
  'documents-sent': 'ha mandato i documenti da firmare',
  'documents-signed': 'ha firmato i documenti',
  'policy-activated': 'ha attivato la copertura',
  'link-expired': 'ha chiuso la pratica: il tempo per pagare è finito',
  'signature-expired': 'ha chiuso la pratica: il tempo per firmare è finito',
  'closed-by-desk': 'ha chiuso la pratica come persa',
  withdrawn: 'ha esercitato il recesso',
  'renewal-stopped': 'ha disdetto il rinnovo',
  'plate-told': 'ha indicato il codice del contrassegno',
  refunded: 'ha chiuso la pratica con il rimborso',
};

export const eventAtDesk = (order: DealOrder, event: DealEvent): string => {
  if (order === 'sign-first' && event === 'payment-opened') return 'ha mandato il link per pagare';
  if (order === 'pay-only' && event === 'policy-activated') return 'ha emesso la polizza';
  return events[event];
};

/** The text of an action by staff, after their name. */
export const actsAtDesk: Readonly<Record<DealAction, string>> = {
  correct: 'ha corretto i dati',
  'send-payment-link': 'ha mandato il link per pagare',
  'new-link': 'ha rinnovato il link per 30 giorni',
  'send-documents': 'ha rimandato i documenti',
  'send-mail': 'ha rimandato un’e-mail',
  refund: 'ha chiesto un rimborso',
  withdraw: 'ha esercitato il recesso per il cliente',
  'close-lost': 'ha chiuso la pratica come persa',
  note: 'ha scritto una nota',
  task: 'ha aggiunto un promemoria',
};

/** For what still waits for a second person, or for the customer. */
export const WITHDRAWAL_ASKED = 'ha chiesto il recesso per il cliente: aspetta una conferma';

/** The latest first; in the same moment, the line recorded later first. */
export const mergeTimeline = (...sources: readonly (readonly TimelineLine[])[]): readonly TimelineLine[] =>
  sources
    .flat()
    .map((line, place) => ({ line, place }))
    .toSorted((one, other) => other.line.at.localeCompare(one.line.at) || other.place - one.place)
    .map(({ line }) => line);
