/** What the page of a signature says first, whatever became of it. */
export const SIGNING_TITLE = 'Leggi e firma';
export const SIGNING_LEAD =
  'Leggi con calma i documenti del tuo acquisto: si aprono in un’altra scheda, e questa pagina resta qui. Poi si firma con un codice che ti mandiamo per e-mail, senza stampare nulla.';
