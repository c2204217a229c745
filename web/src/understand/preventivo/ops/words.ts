export const QUOTE_UNAVAILABLE = 'Ops! Al momento non è possibile fornirti il preventivo.';
export const QUOTE_NOT_FOUND = 'Ops! Il tuo preventivo non è più disponibile.';
export const TRY_LATER = 'Qualcosa è andato storto: riprova tra qualche minuto.';
