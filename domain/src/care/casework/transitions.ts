/** A row of the state table of a kind of case. Whatever is not in the table is not possible. */
export type Transition<State extends string, Action extends string> = {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
};

/** Rows for an action that is possible in several states; without `to` the state does not change. */
export const fromEach = <State extends string, Action extends string>(
  states: readonly State[],
  action: Action,
  to?: State,
): readonly Transition<State, Action>[] => states.map((from) => ({ from, action, to: to ?? from }));

/** The state after an action; null if the table has no row for it. */
export const stateAfter = <State extends string, Action extends string>(
  table: readonly Transition<State, Action>[],
  from: State,
  action: Action,
): State | null => table.find((line) => line.from === from && line.action === action)?.to ?? null;
