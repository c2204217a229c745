import type { Transition } from '../casework/transitions.ts';

export type TaskState = 'open' | 'done';

/** What is done with something that staff have to do about a deal. The names are stored in its history: they stay. */
export type TaskAction = 'add' | 'finish' | 'reopen';

export const taskTransitions: readonly Transition<TaskState, TaskAction>[] = [
  { from: 'open', action: 'finish', to: 'done' },
  { from: 'done', action: 'reopen', to: 'open' },
];
