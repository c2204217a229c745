/** What is written down at the desk, and how the log says it after the name of who did it. */
export const LOG_ACTIONS = {
  'staff.invited': 'ha invitato una persona',
  'staff.invitation-canceled': 'ha ritirato un invito',
  'staff.joined': 'ha accettato l’invito',
  'staff.access-renewed': 'ha scelto una nuova password e un nuovo secondo fattore',
  'staff.role-changed': 'ha cambiato il ruolo di una persona',
  'staff.disabled': 'ha fermato una persona',
  'staff.enabled': 'ha fatto tornare una persona',
  'staff.signed-in': 'è entrata o entrato',
  'staff.signed-out': 'è uscita o uscito',
  'staff.refused': 'non è riuscito a entrare',
  'request.opened': 'ha aperto una richiesta',
  'request.taken': 'ha preso una richiesta',
  'request.assigned': 'ha assegnato una richiesta',
  'request.released': 'ha rimesso in coda una richiesta',
  'request.outcome': 'ha scritto l’esito di una chiamata',
  'request.note': 'ha scritto una nota',
  'request.corrected': 'ha corretto una richiesta',
  'request.moved': 'ha scelto un altro orario per una chiamata',
  'request.cancelled': 'ha detto che una chiamata non serve più',
  'personal-data.shown': 'ha guardato un dato nascosto',
  'hours.changed': 'ha cambiato gli orari',
  'log.exported': 'ha esportato il registro',
  'log.shortened': 'ha tolto le righe più vecchie di 24 mesi',
} as const;

export type LogAction = keyof typeof LOG_ACTIONS;

export const LOG_KEPT_MONTHS = 24;
