/** How our books and the card provider's can differ for a day and account. */
export const DIFFERENCE_KINDS = [
  'payment-unknown',
  'payment-missing',
  'payment-amount',
  'refund-unknown',
  'refund-missing',
  'refund-amount',
  'refund-failed',
  'dispute-unknown',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export const differenceNames: Readonly<Record<DifferenceKind, string>> = {
  'payment-unknown': 'Un pagamento che il fornitore conosce e noi no',
  'payment-missing': 'Un pagamento che noi conosciamo e il fornitore no',
  'payment-amount': 'Un pagamento di importo diverso',
  'refund-unknown': 'Un rimborso fatto dal pannello del fornitore',
  'refund-missing': 'Un rimborso che noi conosciamo e il fornitore no',
  'refund-amount': 'Un rimborso di importo diverso',
  'refund-failed': 'Un rimborso che per noi è partito e al fornitore non è riuscito',
  'dispute-unknown': 'Una contestazione di cui nessuno ci aveva avvisati',
};

/** `gone`: a later comparison did not find it again. */
export const DIFFERENCE_STATES = ['open', 'explained', 'gone'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

export const differenceStateNames: Readonly<Record<DifferenceState, string>> = {
  open: 'Da spiegare',
  explained: 'Spiegata',
  gone: 'Risolta da sé',
};

/** `failed`: the provider did not answer; it will be queried again. */
export const COMPARISON_STATES = ['compared', 'failed'] as const;
export type ComparisonState = (typeof COMPARISON_STATES)[number];
