import type { ClaimAction, ClaimState } from './states.ts';

/** The text of a step for the claimant; null for internal steps. */
const toReporter: Readonly<Record<ClaimAction, string | null>> = {
  submit: 'Hai denunciato il sinistro',
  'ask-papers': 'Ti abbiamo chiesto dei documenti',
  'give-papers': 'Ci hai mandato quello che mancava',
  remind: 'Ti abbiamo ricordato i documenti che mancano',
  'hand-over': 'Abbiamo trasmesso tutto alla compagnia',
  accept: 'La compagnia ha accettato',
  pay: 'Il pagamento è partito',
  refuse: 'La compagnia non ha accolto la richiesta',
  close: 'Il sinistro è chiuso',
  reopen: 'Abbiamo riaperto il sinistro',
  message: 'Ci hai scritto',
  answer: 'Ti abbiamo scritto',
  note: null,
  'edit-note': null,
  file: 'Hai aggiunto un file',
  'mail-again': null,
  'health-consent': 'Hai dato il consenso per i dati sulla salute',
  'health-refusal': 'Hai revocato il consenso per i dati sulla salute',
};

export const stepToReporter = (action: ClaimAction): string | null => toReporter[action];

/** The text for the desk, after the name of the actor. */
export const stepsAtDesk: Readonly<Record<ClaimAction, string>> = {
  submit: 'ha denunciato il sinistro',
  'ask-papers': 'ha chiesto dei documenti',
  'give-papers': 'ha mandato quello che mancava',
  remind: 'ha ricordato i documenti che mancano',
  'hand-over': 'ha trasmesso il sinistro alla compagnia',
  accept: 'ha segnato che la compagnia accetta',
  pay: 'ha segnato il pagamento',
  refuse: 'ha segnato che la compagnia non accoglie',
  close: 'ha chiuso il sinistro',
  reopen: 'ha riaperto il sinistro',
  message: 'ha scritto',
  answer: 'ha risposto',
  note: 'ha scritto una nota',
  'edit-note': 'ha cambiato una nota',
  file: 'ha aggiunto un file',
  'mail-again': 'ha rimandato l’ultima e-mail',
  'health-consent': 'ha dato il consenso per i dati sulla salute',
  'health-refusal': 'ha revocato il consenso per i dati sulla salute',
};

/** The status of a claim for its page: what happens now, and who acts. */
export const statusInWords: Readonly<Record<ClaimState, { readonly title: string; readonly text: string }>> =
  {
    received: {
      title: 'L’abbiamo ricevuto',
      text: 'Leggiamo quello che ci hai raccontato e controlliamo che ci sia tutto.',
    },
    'papers-asked': {
      title: 'Ci serve ancora qualcosa',
      text: 'Qui sotto trovi l’elenco: puoi mandare ogni cosa appena ce l’hai.',
    },
    'with-insurer': {
      title: 'Trasmesso alla compagnia',
      text: 'La compagnia esamina la richiesta e decide. Ti aggiorniamo anche se non ha ancora risposto.',
    },
    accepted: {
      title: 'La compagnia ha accettato',
      text: 'Il pagamento è in preparazione: ti scriviamo quando parte.',
    },
    paid: {
      title: 'Pagato',
      text: 'Il bonifico è partito: di solito arriva in uno o due giorni lavorativi.',
    },
    refused: { title: 'Non accolto', text: 'La compagnia ha deciso di non pagare. Qui sotto leggi perché.' },
    closed: { title: 'Chiuso', text: 'Questo sinistro è concluso.' },
  };
