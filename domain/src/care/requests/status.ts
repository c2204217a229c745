import type { RequestKind } from './kinds.ts';
import type { CallStep } from './status-schema.ts';
import { isClosed, type RequestAction, type RequestState } from './states.ts';

/** The customer's status after an action; actions not listed change nothing for them. */
const stepAfter: Partial<Record<RequestAction, CallStep>> = {
  move: 'appointed',
  'call-again-on': 'appointed',
  'no-answer': 'trying-again',
  'spoken-interested': 'spoken',
  'spoken-not-interested': 'spoken',
  'gave-up': 'unreached',
  'wrong-number': 'wrong-number',
  duplicate: 'duplicate',
  cancel: 'not-needed',
};

/** The customer's status of a request, by its history so far. */
export const callStepOf = (
  { kind, state }: { readonly kind: RequestKind; readonly state: RequestState },
  actions: readonly RequestAction[],
): CallStep => {
  const last = actions.findLast((action) => stepAfter[action] !== undefined);
  const step = last && stepAfter[last];
  if (step) return step;
  // Requests from before the desk have no history.
  if (isClosed(state)) return 'unreached';
  return kind === 'booked-call' ? 'appointed' : 'promised';
};

const stillToCome: ReadonlySet<CallStep> = new Set(['promised', 'appointed', 'trying-again'] as const);

/** Whether a call is still to come: only then can it be moved or cancelled. */
export const isStillToCome = (step: CallStep) => stillToCome.has(step);
