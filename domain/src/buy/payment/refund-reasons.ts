export const AUTOMATIC_REFUND_REASONS = [
  'paid-twice',
  'deal-closed',
  'amount-differs',
  'withdrawn',
  'never-signed',
  'account-deleted',
] as const;
export type AutomaticRefundReason = (typeof AUTOMATIC_REFUND_REASONS)[number];

export const DESK_REFUND_REASONS = ['overcharged', 'mistake', 'not-needed', 'goodwill', 'other'] as const;
export type DeskRefundReason = (typeof DESK_REFUND_REASONS)[number];

/** `made-elsewhere`: found at the card provider but not in our books. */
export const REFUND_REASONS = [
  ...AUTOMATIC_REFUND_REASONS,
  ...DESK_REFUND_REASONS,
  'made-elsewhere',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** As the desk shows them. */
export const refundReasonNames: Readonly<Record<RefundReason, string>> = {
  'paid-twice': 'Pagato due volte',
  'deal-closed': 'Pratica già chiusa',
  'amount-differs': 'Importo o valuta diversi dal prezzo',
  withdrawn: 'Recesso',
  'never-signed': 'Documenti mai firmati',
  'account-deleted': 'Account cancellato prima della firma',
  overcharged: 'Ha pagato più del dovuto',
  mistake: 'Un nostro errore',
  'not-needed': 'La copertura non serve più',
  goodwill: 'Un gesto di attenzione',
  other: 'Altro, da spiegare',
  'made-elsewhere': 'Fatto dal pannello del fornitore',
};

/** As the customer reads them. Where there is no sentence, staff write the explanation. */
export const refundReasonInWords: Readonly<Record<RefundReason, string | null>> = {
  'paid-twice': 'Lo stesso acquisto risulta pagato due volte: il secondo pagamento non serviva.',
  'deal-closed': 'Il pagamento è arrivato quando la pratica era già chiusa, quindi non ha attivato nulla.',
  'amount-differs': 'L’importo arrivato non corrisponde al prezzo, quindi non abbiamo attivato nulla.',
  withdrawn: 'Hai esercitato il diritto di recesso.',
  'never-signed': 'I documenti non sono stati firmati in tempo, quindi la copertura non è partita.',
  'account-deleted':
    'Hai cancellato il tuo account prima di firmare i documenti, quindi la copertura non è partita.',
  overcharged: 'Hai pagato più del dovuto: ti restituiamo la differenza.',
  mistake: 'Abbiamo fatto un errore, e ce ne scusiamo.',
  'not-needed': 'Ci hai detto che la copertura non ti serve più.',
  goodwill: 'È un gesto di attenzione da parte nostra.',
  other: null,
  'made-elsewhere': null,
};
