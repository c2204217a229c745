import type { Mutator } from '../mutation.ts';
import { isA, type Node, type Place } from '../syntax.ts';

const largestCounted = 99;

/** Numbers one counts are off by one, longer ones are doubled. */
export const numbers: Mutator = ({ node }) => {
  if (!isA(node, 'Literal') || typeof node.value !== 'number') return [];
  const { value } = node;
  const isCounted = Number.isInteger(value) && value <= largestCounted;
  return [{ node, mutated: String(value === 1 ? 0 : isCounted ? value + 1 : value * 2) }];
};

export const booleans: Mutator = ({ node }) =>
  isA(node, 'Literal') && typeof node.value === 'boolean' ? [{ node, mutated: String(!node.value) }] : [];

/** What stands in when something is missing. */
export const defaults: Mutator = ({ node, parent, role }) => {
  const isDefault = isA(parent, 'LogicalExpression') && parent.operator === '??' && role === 'right';
  return isDefault && !isNothing(node) ? [{ node, mutated: 'undefined' }] : [];
};

const isNothing = (node: Node) =>
  (isA(node, 'Literal') && node.value === null) || (isA(node, 'Identifier') && node.name === 'undefined');

const opposite = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);

export const arithmetic: Mutator = ({ node, file }) => {
  if (!isA(node, 'BinaryExpression') || isText(node.left) || isText(node.right) || isUnit(node)) return [];
  const operator = opposite.get(node.operator);
  if (operator === undefined) return [];
  return [{ node, mutated: `(${file.textOf(node.left)}) ${operator} (${file.textOf(node.right)})` }];
};

/** `3 * minuteMs`: the number is changed already. */
const isUnit = ({ operator, left, right }: { operator: string; left: Node; right: Node }) =>
  (operator === '*' || operator === '/') && (isA(left, 'Literal') || isA(right, 'Literal'));

const isText = (node: Node): boolean =>
  isA(node, 'TemplateLiteral') ||
  (isA(node, 'Literal') && typeof node.value === 'string') ||
  (isA(node, 'BinaryExpression') && node.operator === '+' && (isText(node.left) || isText(node.right)));

const word = /^[a-z][\da-z]*(?:[-_][\da-z]+)*$/;
const stateNames = new Set(['state', 'stage', 'status', 'reason', 'outcome']);

/** The name of a state, where it is written down or answered: texts for people are left alone. */
export const states: Mutator = (place) => {
  const { node } = place;
  const isWord = isA(node, 'Literal') && typeof node.value === 'string' && word.test(node.value);
  return isWord && (isAnswered(place) || isWrittenDown(place)) ? [{ node, mutated: `'another-word'` }] : [];
};

const isAnswered = ({ parent, role }: Place) =>
  isA(parent, 'ReturnStatement') ||
  (isA(parent, 'ArrowFunctionExpression') && role === 'body') ||
  (isA(parent, 'ConditionalExpression') && role !== 'test');

const isWrittenDown = ({ parent, role }: Place) =>
  isA(parent, 'Property') &&
  role === 'value' &&
  isA(parent.key, 'Identifier') &&
  stateNames.has(parent.key.name);
