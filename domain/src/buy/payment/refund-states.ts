/**
 * `waiting`: for a second person. `due`: decided, and being sent to the card provider. `failed`: refused by
 * the provider or returned by the bank; it can be requested again.
 */
export const REFUND_STATES = ['waiting', 'due', 'done', 'declined', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  waiting: 'Aspetta una seconda persona',
  due: 'In partenza',
  done: 'Partito',
  declined: 'Non approvato',
  failed: 'Non riuscito',
};

export const REFUND_FAILURES = ['refused', 'returned', 'more-than-left', 'disputed'] as const;
export type RefundFailure = (typeof REFUND_FAILURES)[number];

export const refundFailureInWords: Readonly<Record<RefundFailure, string>> = {
  refused: 'Il fornitore di pagamenti l’ha rifiutato.',
  returned: 'La banca del cliente l’ha respinto: forse la carta non esiste più.',
  'more-than-left':
    'L’importo supera quello che resta presso il fornitore: qualcuno ha già rimborsato dal suo pannello.',
  disputed: 'Il cliente ha contestato il pagamento presso la sua banca.',
};
