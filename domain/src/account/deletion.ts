/** For whoever reads two sentences and no more. */
export const DELETION_IN_SHORT = [
  'Cancelliamo subito il tuo profilo e quello che gli appartiene: non si può tornare indietro.',
  'Hai una polizza? Scarica prima i documenti, e se vuoi recedere fallo prima: dopo, da qui, non si può più.',
] as const;

/** What goes and what stays when an account is deleted: said on the screen before, and in the mail after. */
export const DELETED_WITH_ACCOUNT = [
  'Il tuo profilo: nome, cognome, data di nascita, e-mail, telefono e password',
  'Le tue sessioni, le tue passkey e i tuoi codici, su ogni dispositivo, con l’elenco delle attività',
  'I tuoi preventivi, le richieste di preventivo e di chiamata, e i consensi che hai dato',
  'I report di checkup e quiz: i loro link non si aprono più',
  'I tuoi acquisti iniziati e mai pagati',
] as const;

export const KEPT_BY_LAW =
  'Se hai acquistato una polizza, il contratto, i suoi documenti e i pagamenti restano conservati per il tempo che la legge impone agli intermediari assicurativi, poi vengono cancellati.';

const UNTIL_ITS_END = 'La copertura continua fino alla scadenza, senza proposta di rinnovo';

/** What becomes of a policy, said while something can still be done. */
export const BEFORE_DELETING = [
  'I documenti non si aprono più, da nessun account, e i link nelle nostre e-mail smettono di funzionare: scarica prima quello che ti serve',
  'Se vuoi recedere, fallo prima',
  UNTIL_ITS_END,
  'Se hai pagato e non hai ancora firmato, annulliamo l’acquisto e ti restituiamo tutto',
] as const;

/** The same once it is done. */
export const AFTER_DELETING = [
  'I documenti non si aprono più, da nessun account, e i link nelle e-mail che ti abbiamo mandato non funzionano più',
  'Per averne una copia, per un sinistro o per recedere, scrivici',
  UNTIL_ITS_END,
  'Se avevi pagato senza firmare, l’acquisto è annullato e ti restituiamo tutto',
] as const;
