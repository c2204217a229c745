/** The status of a dispute that a customer opened at their bank. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const disputeStateNames: Readonly<Record<DisputeState, string>> = {
  open: 'Aperta',
  won: 'Vinta: il denaro resta a noi',
  lost: 'Persa: il denaro è tornato al cliente',
};

/** The bank's reason for a dispute, by the card provider's code; unknown codes are shown as they are. */
export const disputeReasonNames: Readonly<Record<string, string>> = {
  bank_cannot_process: 'la banca non può elaborarlo',
  credit_not_processed: 'un rimborso promesso non è arrivato',
  customer_initiated: 'l’ha chiesto il cliente',
  debit_not_authorized: 'addebito non autorizzato',
  duplicate: 'pagato due volte',
  fraudulent: 'il titolare non riconosce il pagamento',
  general: 'nessun motivo indicato',
  incorrect_account_details: 'dati della carta sbagliati',
  insufficient_funds: 'fondi insufficienti',
  noncompliant: 'non rispetta le regole del circuito',
  product_not_received: 'non ha ricevuto ciò che ha comprato',
  product_unacceptable: 'non è ciò che si aspettava',
  subscription_canceled: 'aveva disdetto',
  unrecognized: 'non riconosce il pagamento',
};
