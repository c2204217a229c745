/** What the page of a signature says first, whatever became of it. */
export const SIGNING_TITLE = 'Leggi e firma';
export const SIGNING_LEAD =
  'Leggi con calma i documenti del tuo acquisto: si aprono in un’altra scheda, e questa pagina resta qui. Poi firmi, senza stampare nulla.';
