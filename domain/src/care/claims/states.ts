import { fromEach, stateAfter, type Transition } from '../casework/transitions.ts';

export const CLAIM_STATES = [
  'received',
  'papers-asked',
  'with-insurer',
  'accepted',
  'paid',
  'refused',
  'closed',
] as const;

/** `closed`: ended without an answer of the insurer, because it is no longer needed. */
export type ClaimState = (typeof CLAIM_STATES)[number];

export const OPEN_CLAIM_STATES = [
  'received',
  'papers-asked',
  'with-insurer',
  'accepted',
] as const satisfies readonly ClaimState[];

export const isEnded = (state: ClaimState) => !OPEN_CLAIM_STATES.some((open) => open === state);

/** The label for the desk. */
export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  received: 'Da esaminare',
  'papers-asked': 'Documenti chiesti',
  'with-insurer': 'Alla compagnia',
  accepted: 'Accettato',
  paid: 'Pagato',
  refused: 'Non accolto',
  closed: 'Chiuso',
};

/**
 * Actions on a claim by the desk or the claimant. The names are stored in its history, so they never change.
 */
export const CLAIM_ACTIONS = [
  'submit',
  'ask-papers',
  'give-papers',
  'remind',
  'hand-over',
  'accept',
  'pay',
  'refuse',
  'close',
  'reopen',
  'message',
  'answer',
  'note',
  'edit-note',
  'file',
  'mail-again',
  'health-consent',
  'health-refusal',
] as const;

export type ClaimAction = (typeof CLAIM_ACTIONS)[number];

/** Actions with a dialog at the desk; each is offered where the table allows it. */
export const DESK_CLAIM_ACTIONS = [
  'ask-papers',
  'hand-over',
  'accept',
  'pay',
  'refuse',
  'close',
  'reopen',
] as const satisfies readonly ClaimAction[];

export type DeskClaimAction = (typeof DESK_CLAIM_ACTIONS)[number];

/** The labels of the buttons. */
export const deskClaimActionNames: Readonly<Record<DeskClaimAction, string>> = {
  'ask-papers': 'Chiedi documenti',
  'hand-over': 'Trasmetti alla compagnia',
  accept: 'La compagnia accetta',
  pay: 'Segna come pagato',
  refuse: 'La compagnia non accoglie',
  close: 'Chiudi il sinistro',
  reopen: 'Riapri il sinistro',
};

const everywhere = (action: ClaimAction) => fromEach<ClaimState, ClaimAction>(CLAIM_STATES, action);

export const claimTransitions: readonly Transition<ClaimState, ClaimAction>[] = [
  { from: 'received', action: 'ask-papers', to: 'papers-asked' },
  { from: 'papers-asked', action: 'ask-papers', to: 'papers-asked' },
  // The insurer may need more documents.
  { from: 'with-insurer', action: 'ask-papers', to: 'papers-asked' },
  { from: 'papers-asked', action: 'give-papers', to: 'received' },
  // By the system itself.
  { from: 'papers-asked', action: 'remind', to: 'papers-asked' },

  { from: 'received', action: 'hand-over', to: 'with-insurer' },
  { from: 'papers-asked', action: 'hand-over', to: 'with-insurer' },

  // The insurer decides about the payment, never the broker.
  { from: 'with-insurer', action: 'accept', to: 'accepted' },
  { from: 'with-insurer', action: 'refuse', to: 'refused' },
  { from: 'accepted', action: 'pay', to: 'paid' },

  { from: 'received', action: 'close', to: 'closed' },
  { from: 'papers-asked', action: 'close', to: 'closed' },
  { from: 'with-insurer', action: 'close', to: 'closed' },

  { from: 'refused', action: 'reopen', to: 'received' },
  { from: 'closed', action: 'reopen', to: 'received' },

  ...everywhere('message'),
  ...everywhere('answer'),
  ...everywhere('note'),
  ...everywhere('edit-note'),
  ...everywhere('mail-again'),
  ...everywhere('health-consent'),
  ...everywhere('health-refusal'),
  ...fromEach<ClaimState, ClaimAction>(OPEN_CLAIM_STATES, 'file'),
];

/** The state after an action; null if the action is not possible. */
export const claimStateAfter = (from: ClaimState, action: ClaimAction): ClaimState | null =>
  stateAfter(claimTransitions, from, action);

export const deskActionsIn = (state: ClaimState): readonly DeskClaimAction[] =>
  DESK_CLAIM_ACTIONS.filter((action) => claimStateAfter(state, action) !== null);
