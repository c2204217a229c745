/** What goes and what stays when an account is deleted: said on the screen before, and in the mail after. */
export const DELETED_WITH_ACCOUNT = [
  'Il tuo profilo: nome, cognome, data di nascita, e-mail, telefono e password',
  'Le tue sessioni, le tue passkey e i tuoi codici, su ogni dispositivo, con l’elenco delle attività',
  'Le tue richieste di preventivo e i consensi che hai dato',
  'I tuoi acquisti iniziati e mai pagati',
] as const;

export const KEPT_BY_LAW =
  'Se hai acquistato una polizza, il contratto, i suoi documenti e i pagamenti restano conservati per il tempo che la legge impone agli intermediari assicurativi, poi vengono cancellati.';

/** Said before, while something can still be done. */
export const BEFORE_DELETING =
  'Dopo la cancellazione non potrai più aprirli: non li mostra nessun account, nemmeno uno nuovo, e i link nelle nostre e-mail smettono di funzionare. Scarica prima i documenti che ti servono e, se vuoi recedere da una polizza, fallo prima. Le coperture attive continuano fino alla scadenza, senza proposta di rinnovo. Se hai pagato una polizza e non l’hai ancora firmata, annulliamo l’acquisto e ti restituiamo tutto.';

export const AFTER_DELETING =
  'Nessun account apre più quei documenti e i link nelle e-mail che ti abbiamo mandato non funzionano più. Le coperture attive continuano fino alla scadenza, senza proposta di rinnovo: per una copia, un sinistro o per recedere scrivici. Se avevi pagato una polizza senza firmarla, l’acquisto è annullato e ti restituiamo tutto.';
