/** A line of the state table of a kind of case. What is not in the table does not happen. */
export type Transition<State extends string, Action extends string> = {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
};

/** Lines for an action that is possible in several states; without `to` the state stays. */
export const fromEach = <State extends string, Action extends string>(
  states: readonly State[],
  action: Action,
  to?: State,
): readonly Transition<State, Action>[] => states.map((from) => ({ from, action, to: to ?? from }));

/** Where an action leads from a state; null where the table has no line for it. */
export const stateAfter = <State extends string, Action extends string>(
  table: readonly Transition<State, Action>[],
  from: State,
  action: Action,
): State | null => table.find((line) => line.from === from && line.action === action)?.to ?? null;
