import { type Mutator, queryBuilder } from '../mutation.ts';
import { calledName, isA, isCallOf, type Node, type Place } from '../syntax.ts';

const whereNames = new Set(['where', 'setWhere', 'targetWhere']);

/** Rows of everybody. The query builder leaves out a condition that is undefined. */
export const wheres: Mutator = ({ node, parent, role, file }) => {
  if (file.queryNames.size === 0 || parent === null || isCombined(node, file)) return [];
  const isArgument = role === 'arguments' && whereNames.has(calledName(parent) ?? '');
  const isProperty =
    isA(parent, 'Property') &&
    // A name alone is what an object is taken apart by.
    !parent.shorthand &&
    role === 'value' &&
    isA(parent.key, 'Identifier') &&
    whereNames.has(parent.key.name);
  return isArgument || isProperty ? [{ node, mutated: 'undefined' }] : [];
};

/** One of several conditions of a query. */
export const conjuncts: Mutator = ({ node, parent, role, file }) =>
  role === 'arguments' && parent !== null && isCombined(parent, file) && !isA(node, 'SpreadElement')
    ? [{ node, mutated: 'undefined' }]
    : [];

const isCombined = (node: Node, { queryNames }: Place['file']) =>
  ['and', 'or'].some((name) => queryNames.has(name) && isCallOf(node, name));

const swapped = new Map([
  ['isNull', 'isNotNull'],
  ['isNotNull', 'isNull'],
  ['lt', 'lte'],
  ['lte', 'lt'],
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['asc', 'desc'],
  ['desc', 'asc'],
]);

export const queryOperators: Mutator = ({ node, file }) => {
  const name = calledName(node);
  if (name === null || !file.queryNames.has(name) || !isCallOf(node, name)) return [];
  const other = swapped.get(name);
  return other === undefined
    ? []
    : [{ node, mutated: `${queryBuilder}.${other}${file.textOf(node).slice(name.length)}` }];
};
