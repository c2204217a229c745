import { around, isA, isFunction, type Node, pathOf, type Place, textOf, walk } from './script-syntax.ts';

/**
 * Whether a function around the place looks first if the browser has it: `'x' in y`, `typeof X`, `y.x ? … : …`. A `try`
 * is no such look: what is caught there may be said to be something else, as a call without a timeout was said to be one
 * without a network.
 */
export function isAskedFor(name: string, place: Place): boolean {
  for (const outer of around(place)) {
    const isWhole = isFunction(outer.node) || isA(outer.node, 'Program');
    if (isWhole && conditionsOf(outer).some((condition) => looksFor(name, condition))) return true;
  }
  return false;
}

/** The conditions of a function itself, without those of the functions in it. */
function conditionsOf(whole: Place): Place[] {
  const known = conditions.get(whole.node) ?? [...walk(whole, isFunction)].filter(isCondition);
  conditions.set(whole.node, known);
  return known;
}

const conditions = new WeakMap<Node, Place[]>();

function isCondition({ role, outer }: Place): boolean {
  if (isA(outer?.node, 'LogicalExpression')) return role === 'left';
  return role === 'test' && isA(outer?.node, 'IfStatement', 'ConditionalExpression');
}

/** Whether it is named without being called. */
function looksFor(name: string, condition: Place): boolean {
  for (const { node, role, outer } of walk(condition)) {
    const isNameInObject =
      role === 'left' && isA(outer?.node, 'BinaryExpression') && outer.node.operator === 'in';
    if (isNameInObject && textOf(node) === name) return true;
    if (role === 'callee' || role === 'object' || role === 'property') continue;
    // `list.size > 0` counts on it.
    if (isA(outer?.node, 'BinaryExpression') && !/^[!=]==?$/.test(outer.node.operator)) continue;
    if (isA(node, 'Identifier', 'MemberExpression') && pathOf(node)?.at(-1) === name) return true;
  }
  return false;
}
