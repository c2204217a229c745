/** What the tests of one run are for. */
export type Round =
  /** Each runs once, and tells which mutants it comes by. */
  | { readonly kind: 'reach' }
  /** Each runs once for every mutant it is to notice. */
  | { readonly kind: 'try'; readonly tasks: Readonly<Record<string, Task>>; readonly noticedFile: string }
  /** All run with one mutant that is there when modules are loaded, until one of them notices it. */
  | { readonly kind: 'load'; readonly mutant: string; readonly noticedFile: string };

export type Task = {
  readonly mutants: readonly string[];
  /** Who fails later than this may have failed for want of time: it is not known yet whether that is the mutant's doing. */
  readonly lateMs: number;
  /** So long a mutant may keep the test waiting. */
  readonly limitMs: number;
};

/** What a test tells about its part of a round. */
export type RoundResult = {
  readonly reached?: readonly string[];
  /** What was come by before it began: while modules were loaded. */
  readonly loaded?: readonly string[];
  readonly noticed?: readonly string[];
  /** With these it failed late. */
  readonly late?: readonly string[];
  /** It failed without a mutant after it had noticed some: what it noticed is not to be believed. */
  readonly isBroken?: boolean;
};

declare module 'vitest' {
  interface ProvidedContext {
    mutationRound: Round;
  }
  interface TaskMeta {
    mutation?: RoundResult;
  }
}
