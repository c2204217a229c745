/** The status of a payment in lists. The first that applies counts. */
export const LISTED_PAYMENT_STATES = [
  'disputed',
  'refunded',
  'refund-due',
  'part-refunded',
  'received',
] as const;
export type ListedPaymentState = (typeof LISTED_PAYMENT_STATES)[number];

export const listedPaymentStateNames: Readonly<Record<ListedPaymentState, string>> = {
  disputed: 'Contestato',
  refunded: 'Rimborsato',
  'refund-due': 'Da rimborsare',
  'part-refunded': 'Rimborsato in parte',
  received: 'Ricevuto',
};
