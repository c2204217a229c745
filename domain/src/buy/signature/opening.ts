/** The first heading of a signature page, whatever its state. */
export const SIGNING_TITLE = 'Leggi e firma';
export const SIGNING_LEAD =
  'Leggi con calma i documenti del tuo acquisto: si aprono in un’altra scheda, e questa pagina resta qui. Poi firmi, senza stampare nulla.';
