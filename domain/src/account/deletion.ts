/** What goes and what stays when an account is deleted: said on the screen before, and in the mail after. */
export const DELETED_WITH_ACCOUNT = [
  'Il tuo profilo: nome, cognome, data di nascita, e-mail, telefono e password',
  'Le tue sessioni, le tue passkey e i tuoi codici, su ogni dispositivo, con l’elenco delle attività',
  'Le tue richieste di preventivo e i consensi che hai dato',
  'I tuoi acquisti iniziati e mai pagati',
] as const;

export const KEPT_BY_LAW =
  'Se hai acquistato una polizza, il contratto, i suoi documenti e i pagamenti restano conservati per il tempo che la legge impone agli intermediari assicurativi, poi vengono cancellati.';
