/** What somebody may want of the desk. The names are stored with each request: they stay. */
export const REQUEST_KINDS = [
  'call-back',
  'refused-quote',
  'quote-request',
  'booked-call',
  'claim',
  'complaint',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** As the desk names them. */
export const requestKindNames: Readonly<Record<RequestKind, string>> = {
  'call-back': 'Chiamata su un preventivo vita',
  'refused-quote': 'Preventivo non disponibile',
  'quote-request': 'Richiesta di preventivo',
  'booked-call': 'Chiamata prenotata',
  claim: 'Sinistro',
  complaint: 'Reclamo',
};
