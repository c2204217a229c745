import type { Transition } from '../casework/transitions.ts';

export type TaskState = 'open' | 'done';

/** Actions on a task of staff about a deal. The names are stored in its history, so they never change. */
export type TaskAction = 'add' | 'finish' | 'reopen';

export const taskTransitions: readonly Transition<TaskState, TaskAction>[] = [
  { from: 'open', action: 'finish', to: 'done' },
  { from: 'done', action: 'reopen', to: 'open' },
];
