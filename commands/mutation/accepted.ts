import type { Mutant } from './find-mutants.ts';

/** A change that no test can notice, because it changes nothing that anybody could see. */
export type Accepted = {
  readonly file: string;
  /** The line of code on which it begins. */
  readonly line: string;
  readonly original: string;
  readonly mutated: string;
  readonly why: string;
};

export const accepted: readonly Accepted[] = [];

/** Whether an entry is about this mutant. Nothing goes by numbers of lines: they change with every change above. */
export const isAbout = (entry: Accepted, mutant: Mutant) =>
  entry.file === mutant.file &&
  entry.line === mutant.lineText &&
  entry.original === mutant.original &&
  entry.mutated === mutant.mutated;

/** Entries about code that is no longer there. */
export const staleEntries = (entries: readonly Accepted[], mutants: readonly Mutant[]) =>
  entries.filter((entry) => !mutants.some((mutant) => isAbout(entry, mutant)));
