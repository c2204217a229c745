import { may, type Permission, type Role } from '../../platform/call/roles.ts';

/** What customers may want from the desk. The names are stored with each request, so they never change. */
export const REQUEST_KINDS = [
  'call-back',
  'refused-quote',
  'quote-request',
  'booked-call',
  'claim',
  'complaint',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Requests that are handled with a call. Claims and complaints have pages of their own, and end there. */
export const CALL_KINDS = [
  'call-back',
  'refused-quote',
  'quote-request',
  'booked-call',
] as const satisfies readonly RequestKind[];

export type CallKind = (typeof CALL_KINDS)[number];

export const isCallKind = (kind: RequestKind): kind is CallKind => CALL_KINDS.some((call) => call === kind);

/** Who may take a request of each kind. */
export const permissionToWork: Readonly<Record<RequestKind, Permission>> = {
  'call-back': 'work-requests',
  'refused-quote': 'work-requests',
  'quote-request': 'work-requests',
  'booked-call': 'work-requests',
  claim: 'work-claims',
  complaint: 'work-complaints',
};

/**
 * Who may be assigned a request of a kind. A complaint may be assigned to a consulente to read; answering it
 * needs another permission.
 */
export const mayBeGiven = (role: Role, kind: RequestKind): boolean =>
  may(role, kind === 'complaint' ? 'work-requests' : permissionToWork[kind]);

/** The labels at the desk. */
export const requestKindNames: Readonly<Record<RequestKind, string>> = {
  'call-back': 'Chiamata su un preventivo vita',
  'refused-quote': 'Preventivo non disponibile',
  'quote-request': 'Richiesta di preventivo',
  'booked-call': 'Chiamata prenotata',
  claim: 'Sinistro',
  complaint: 'Reclamo',
};
