import type { Mutation, Mutator } from '../mutation.ts';
import { isA, type Node, type Place } from '../syntax.ts';

/** A guard that never holds, and one that always does. */
export const conditions: Mutator = ({ node, parent, role }) => {
  if (!isTest(parent, role)) return [];
  const operator = isA(node, 'LogicalExpression') ? node.operator : null;
  const mutations: Mutation[] = [];
  // Whoever notices that one operand is gone notices that all are: no need to try it.
  if (operator !== '||') mutations.push({ node, mutated: 'false' });
  if (operator !== '&&' && !isLoop(parent)) mutations.push({ node, mutated: 'true' });
  return mutations;
};

/** One of the conditions that are asked together is gone. */
export const operands: Mutator = ({ node, parent, role }) => {
  if (!isA(parent, 'LogicalExpression') || parent.operator === '??') return [];
  const isChainOfSame =
    role === 'left' && isA(node, 'LogicalExpression') && node.operator === parent.operator;
  return isChainOfSame ? [] : [{ node, mutated: parent.operator === '&&' ? 'true' : 'false' }];
};

const shifted = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const negated = new Map([
  ['===', '!=='],
  ['!==', '==='],
]);

/** A limit that is off by the limit itself; an equality turned round where no other change asks about it. */
export const comparisons: Mutator = (place) => {
  const { node, file } = place;
  if (!isA(node, 'BinaryExpression')) return [];
  const operator =
    shifted.get(node.operator) ?? (isAskedAbout(place) ? undefined : negated.get(node.operator));
  if (operator === undefined) return [];
  return [{ node, mutated: `${file.textOf(node.left)} ${operator} ${file.textOf(node.right)}` }];
};

export const negations: Mutator = (place) => {
  const { node, file } = place;
  if (!isA(node, 'UnaryExpression') || node.operator !== '!' || isAskedAbout(place)) return [];
  return [{ node, mutated: file.textOf(node.argument) }];
};

/** Replaced by true and by false already, as a condition or as a part of one. */
function isAskedAbout({ parent, role }: Place): boolean {
  return isTest(parent, role) || (isA(parent, 'LogicalExpression') && parent.operator !== '??');
}

const isLoop = (node: Node | null) => isA(node, 'WhileStatement', 'DoWhileStatement');

const isTest = (parent: Node | null, role: string) =>
  role === 'test' && (isA(parent, 'IfStatement', 'ConditionalExpression') || isLoop(parent));
