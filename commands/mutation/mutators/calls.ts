import type { Mutation, Mutator } from '../mutation.ts';
import { calledName, isA, type Node, type Place } from '../syntax.ts';

/** Something that is to be done is not. */
export const statements: Mutator = ({ node }) =>
  isA(node, 'ExpressionStatement') && isCall(node.expression) ? [{ node, mutated: '' }] : [];

function isCall(node: Node): boolean {
  if (isA(node, 'AwaitExpression')) return isCall(node.argument);
  if (isA(node, 'UnaryExpression')) return node.operator === 'void' && isCall(node.argument);
  if (isA(node, 'ChainExpression')) return isCall(node.expression);
  return isA(node, 'CallExpression');
}

const swappedMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

export const methods: Mutator = (place) => {
  const name = calledName(place.node);
  const other = name === null ? undefined : swappedMethods.get(name);
  return other === undefined ? [] : withObject(place, (object, rest) => `${object}.${other}${rest}`);
};

const dropped = new Set(['filter', 'for', 'onConflictDoNothing']);

/** A link of a chain is left out: what was filtered, locked, or refused as a copy no longer is. */
export const links: Mutator = (place) =>
  dropped.has(calledName(place.node) ?? '') ? withObject(place, (object) => object) : [];

/** Where a method is called: the change gets the text before its name, and the one after. */
function withObject(
  { node, isInChain, file }: Place,
  change: (object: string, rest: string) => string,
): Mutation[] {
  if (!isA(node, 'CallExpression') || !isA(node.callee, 'MemberExpression') || isInChain) return [];
  const { object, property } = node.callee;
  const rest = file.textOf(node).slice(property.end - node.start);
  return [{ node, mutated: change(file.textOf(object), rest) }];
}
