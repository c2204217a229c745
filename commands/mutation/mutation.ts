import type { Node, Place } from './syntax.ts';

/** One small change: another text in place of a piece of code. */
export type Mutation = {
  readonly node: Node;
  readonly mutated: string;
};

export type Mutator = (place: Place) => Mutation[];

/** The name under which the query builder is imported into changed code. */
export const queryBuilder = '__queryBuilder';
