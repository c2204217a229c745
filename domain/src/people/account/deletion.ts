import { COMPLAINT_RETENTION_YEARS, CONTRACT_RETENTION_YEARS } from '../retention/periods.ts';

/** A summary in two sentences. */
export const DELETION_IN_SHORT = [
  'Cancelliamo subito il tuo profilo e i dati collegati: non si può annullare.',
  'Hai una polizza? Scarica prima i documenti, e se vuoi recedere fallo prima: dopo, da qui, non si può più.',
] as const;

/**
 * What is deleted with an account and what is retained: shown on the screen before, and in the mail after.
 */
export const DELETED_WITH_ACCOUNT = [
  'Il tuo profilo: nome, cognome, data di nascita, e-mail, telefono e password',
  'Le tue sessioni, le tue passkey e i tuoi codici, su ogni dispositivo, con l’elenco delle attività',
  'I tuoi preventivi, le richieste di preventivo e di chiamata, e i consensi che hai dato',
  'I report di checkup e quiz: i loro link non si aprono più',
  'I tuoi acquisti iniziati e mai pagati',
  'Le denunce di sinistro iniziate e mai inviate, con i loro file',
] as const;

/** Not only by law: retaining complaints is our own decision (0069). */
export const RETAINED_AFTER_DELETION = `Se hai acquistato una polizza restano il contratto, i suoi documenti, i pagamenti e i sinistri denunciati: per ${CONTRACT_RETENTION_YEARS} anni dalla fine del contratto. I reclami restano per ${COMPLAINT_RETENTION_YEARS} anni da quando sono conclusi; a quelli aperti rispondiamo comunque, per e-mail. Poi tutto viene cancellato.`;

const UNTIL_POLICY_ENDS = 'La copertura continua fino alla scadenza, senza proposta di rinnovo';

/** What happens to a policy, shown while it can still be avoided. */
export const BEFORE_DELETING = [
  'I documenti non si aprono più, da nessun account, e i link nelle nostre e-mail smettono di funzionare: scarica prima quello che ti serve',
  'Se vuoi recedere, fallo prima',
  UNTIL_POLICY_ENDS,
  'Se hai pagato e non hai ancora firmato, annulliamo l’acquisto e ti restituiamo tutto',
] as const;

/** The same, afterwards. */
export const AFTER_DELETING = [
  'I documenti non si aprono più, da nessun account, e i link nelle e-mail che ti abbiamo mandato non funzionano più',
  'Per averne una copia, per un sinistro o per recedere, scrivici',
  UNTIL_POLICY_ENDS,
  'Se avevi pagato senza firmare, l’acquisto è annullato e ti restituiamo tutto',
] as const;
