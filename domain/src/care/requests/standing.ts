import type { RequestKind } from './kinds.ts';
import type { CallStep } from './standing-schema.ts';
import { isClosed, type RequestAction, type RequestState } from './states.ts';

/** What an action means to whoever asked; what is not here changes nothing for them. */
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

/** Where a request stands for whoever made it, by everything that was done with it so far. */
export const callStepOf = (
  { kind, state }: { readonly kind: RequestKind; readonly state: RequestState },
  actions: readonly RequestAction[],
): CallStep => {
  const last = actions.findLast((action) => stepAfter[action] !== undefined);
  const step = last && stepAfter[last];
  if (step) return step;
  // What was asked for before there was a desk has no history.
  if (isClosed(state)) return 'unreached';
  return kind === 'booked-call' ? 'appointed' : 'promised';
};

const stillToCome: ReadonlySet<CallStep> = new Set(['promised', 'appointed', 'trying-again'] as const);

/** Whether a call is still to come: until then it can be moved, or given up. */
export const isStillToCome = (step: CallStep) => stillToCome.has(step);
