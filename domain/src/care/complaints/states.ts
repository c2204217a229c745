import { fromEach, stateAfter, type Transition } from '../casework/transitions.ts';

export const COMPLAINT_STATES = ['received', 'in-progress', 'answered', 'withdrawn', 'closed'] as const;

/**
 * `withdrawn`: by the complainant. `closed`: ended without an answer on the matter, with a reason they are
 * told.
 */
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export const OPEN_COMPLAINT_STATES = ['received', 'in-progress'] as const satisfies readonly ComplaintState[];

export const complaintStateNames: Readonly<Record<ComplaintState, string>> = {
  received: 'Ricevuto',
  'in-progress': 'In lavorazione',
  answered: 'Risposto',
  withdrawn: 'Ritirato',
  closed: 'Chiuso',
};

/**
 * Actions on a complaint with the text for its history, after the name of the actor. The names are stored, so
 * they never change.
 */
export const COMPLAINT_ACTIONS = {
  receive: 'ha ricevuto il reclamo',
  register: 'ha messo nel registro ciò che è arrivato per altra via',
  take: 'ha preso in carico il reclamo',
  classify: 'ha aggiornato la classificazione',
  draft: 'ha scritto la bozza della risposta',
  answer: 'ha mandato la risposta',
  withdraw: 'ha segnato il reclamo come ritirato',
  close: 'ha chiuso il reclamo',
  note: 'ha scritto una nota',
  'edit-note': 'ha cambiato una nota',
  warn: 'ha avvisato i responsabili',
  file: 'ha aggiunto un file',
  'mail-again': 'ha rimandato l’ultima e-mail',
  post: 'ha annotato la spedizione di una lettera',
} as const;

export type ComplaintAction = keyof typeof COMPLAINT_ACTIONS;

const whileOpen = (action: ComplaintAction, to?: ComplaintState) =>
  fromEach<ComplaintState, ComplaintAction>(OPEN_COMPLAINT_STATES, action, to);
const always = (action: ComplaintAction) =>
  fromEach<ComplaintState, ComplaintAction>(COMPLAINT_STATES, action);

export const complaintTransitions: readonly Transition<ComplaintState, ComplaintAction>[] = [
  { from: 'received', action: 'take', to: 'in-progress' },
  { from: 'in-progress', action: 'draft', to: 'in-progress' },
  { from: 'in-progress', action: 'answer', to: 'answered' },
  ...whileOpen('withdraw', 'withdrawn'),
  ...whileOpen('close', 'closed'),
  // A letter that is not posted yet has reached no one.
  ...fromEach<ComplaintState, ComplaintAction>(
    COMPLAINT_STATES.filter((state) => state !== 'withdrawn'),
    'warn',
  ),
  ...whileOpen('file'),
  // Its subject may become clear only later; the statistics of the year follow.
  ...always('classify'),
  ...always('note'),
  ...always('edit-note'),
  ...always('mail-again'),
  ...always('post'),
];

/** The state after an action; null if the action is not possible. */
export const complaintStateAfter = (from: ComplaintState, action: ComplaintAction): ComplaintState | null =>
  stateAfter(complaintTransitions, from, action);

export const isOpenComplaint = (state: ComplaintState) =>
  OPEN_COMPLAINT_STATES.some((open) => open === state);
