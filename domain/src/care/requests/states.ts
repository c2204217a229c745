import { fromEach, stateAfter, type Transition } from '../casework/transitions.ts';
import type { CallOutcome } from './outcomes.ts';

export const REQUEST_STATES = ['new', 'taken', 'waiting', 'done', 'lost'] as const;

/**
 * `done`: the promise was fulfilled, whatever the customer said, or is no longer needed. `lost`: the customer
 * was never reached.
 */
export type RequestState = (typeof REQUEST_STATES)[number];

export const OPEN_STATES = ['new', 'taken', 'waiting'] as const satisfies readonly RequestState[];
export const CLOSED_STATES = ['done', 'lost'] as const satisfies readonly RequestState[];

export const requestStateNames: Readonly<Record<RequestState, string>> = {
  new: 'Nuova',
  taken: 'Presa',
  waiting: 'Da richiamare',
  done: 'Conclusa',
  lost: 'Persa',
};

/**
 * Actions on a request, by a person or the system. The names are stored in its history, so they never change.
 */
export const REQUEST_ACTIONS = {
  open: 'ha aperto la richiesta',
  take: 'ha preso la richiesta',
  assign: 'ha assegnato la richiesta',
  release: 'ha rimesso in coda la richiesta',
  'spoken-interested': 'ha parlato con la persona: interessata',
  'spoken-not-interested': 'ha parlato con la persona: non interessata',
  'call-again-on': 'ha parlato con la persona: da richiamare',
  'no-answer': 'ha chiamato: nessuna risposta',
  'gave-up': 'ha chiamato per l’ultima volta: nessuna risposta',
  'wrong-number': 'ha chiamato: numero sbagliato',
  duplicate: 'ha chiuso la richiesta: è un doppione',
  note: 'ha scritto una nota',
  correct: 'ha corretto i dati',
  move: 'ha scelto un altro orario',
  cancel: 'ha detto che non serve più',
} as const;

export type RequestAction = keyof typeof REQUEST_ACTIONS;

/** Actions that record a call without an answer. */
export const UNANSWERED_ACTIONS = ['no-answer', 'gave-up'] as const satisfies readonly RequestAction[];
export const CALL_ACTIONS = [
  'spoken-interested',
  'spoken-not-interested',
  'call-again-on',
  ...UNANSWERED_ACTIONS,
  'wrong-number',
] as const satisfies readonly RequestAction[];

export const isUnanswered = (action: RequestAction) => UNANSWERED_ACTIONS.some((each) => each === action);

type RequestTransition = Transition<RequestState, RequestAction> & {
  /** Whether it was to be called again before; default: both. */
  readonly isAgain?: boolean;
};

const whileOpen = (action: RequestAction, to?: RequestState) =>
  fromEach<RequestState, RequestAction>(OPEN_STATES, action, to);

export const requestTransitions: readonly RequestTransition[] = [
  { from: 'new', action: 'take', to: 'taken' },
  { from: 'waiting', action: 'take', to: 'taken' },

  { from: 'new', action: 'assign', to: 'taken' },
  { from: 'waiting', action: 'assign', to: 'taken' },
  { from: 'taken', action: 'assign', to: 'taken' },

  { from: 'taken', action: 'release', to: 'new', isAgain: false },
  { from: 'taken', action: 'release', to: 'waiting', isAgain: true },

  { from: 'taken', action: 'spoken-interested', to: 'done' },
  { from: 'taken', action: 'spoken-not-interested', to: 'done' },
  { from: 'taken', action: 'duplicate', to: 'done' },
  { from: 'taken', action: 'call-again-on', to: 'waiting' },
  { from: 'taken', action: 'no-answer', to: 'waiting' },
  { from: 'taken', action: 'gave-up', to: 'lost' },
  { from: 'taken', action: 'wrong-number', to: 'lost' },

  ...whileOpen('correct'),

  // By the customer. The assignee may be absent at the new time: the request is free again.
  { from: 'new', action: 'move', to: 'new' },
  { from: 'waiting', action: 'move', to: 'waiting' },
  { from: 'taken', action: 'move', to: 'waiting' },
  ...whileOpen('cancel', 'done'),

  ...fromEach<RequestState, RequestAction>(REQUEST_STATES, 'note'),
];

/** The state after an action; null if the action is not possible. */
export const requestStateAfter = (
  from: RequestState,
  action: RequestAction,
  isAgain: boolean,
): RequestState | null =>
  stateAfter(
    requestTransitions.filter((line) => line.isAgain === undefined || line.isAgain === isAgain),
    from,
    action,
  );

/** The last unanswered call ends the request. */
export const actionOfOutcome = (outcome: CallOutcome, isLastTry: boolean): RequestAction =>
  outcome === 'no-answer' && isLastTry ? 'gave-up' : outcome;

export const isClosed = (state: RequestState) => CLOSED_STATES.some((closed) => closed === state);
