import { statements, links, methods } from './mutators/calls.ts';
import { comparisons, conditions, negations, operands } from './mutators/conditions.ts';
import { conjuncts, queryOperators, wheres } from './mutators/queries.ts';
import { arithmetic, booleans, defaults, numbers, states } from './mutators/values.ts';
import type { Mutator } from './mutation.ts';
import { placesIn } from './syntax.ts';

/** A change that can be switched on in the code that carries it. */
export type Mutant = {
  /** `server/src/payments/refund.ts#3` */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly lineText: string;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
  readonly isStatement: boolean;
};

const mutators: readonly Mutator[] = [
  conditions,
  operands,
  comparisons,
  negations,
  numbers,
  booleans,
  defaults,
  arithmetic,
  states,
  statements,
  methods,
  links,
  wheres,
  conjuncts,
  queryOperators,
];

/** Every small change of a file that its tests should notice, in the order of the code. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutations = placesIn(file, source).flatMap((place) => mutators.flatMap((mutator) => mutator(place)));
  const lines = source.split('\n');
  return mutations.map(({ node, mutated }, index) => {
    const line = source.slice(0, node.start).split('\n').length;
    return {
      id: `${file}#${index}`,
      file,
      line,
      lineText: lines[line - 1]?.trim() ?? '',
      start: node.start,
      end: node.end,
      original: source.slice(node.start, node.end),
      mutated,
      isStatement: node.type === 'ExpressionStatement',
    };
  });
}
