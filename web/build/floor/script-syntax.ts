import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** A piece of a script, and what it lies in. */
export interface Place {
  readonly node: Node;
  /** What it is to the piece around it: `test`, `right`, `callee`. */
  readonly role: string;
  readonly outer: Place | null;
}

/** Every piece of a script, the outer before the inner. */
export function placesIn(path: string, source: string): Place[] {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${path} could not be read: ${errors[0].message}`);
  return [...walk({ node: program, role: '', outer: null })];
}

/** `staysOut` keeps the walk out of a piece. */
export function* walk(place: Place, staysOut: (node: Node) => boolean = () => false): Generator<Place> {
  yield place;
  for (const [role, value] of Object.entries(place.node) as [string, unknown][]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child) && !staysOut(child)) yield* walk({ node: child, role, outer: place }, staysOut);
  }
}

/** What it lies in, the nearest first. */
export function* around(place: Place): Generator<Place> {
  for (let outer = place.outer; outer; outer = outer.outer) yield outer;
}

/** The names in `Intl.Segmenter`; of `first().second` only the last is known. Null for what is no name. */
export function pathOf(node: Node): readonly string[] | null {
  if (isA(node, 'ChainExpression')) return pathOf(node.expression);
  if (isA(node, 'Identifier')) return [node.name];
  if (!isA(node, 'MemberExpression') || node.computed || !isA(node.property, 'Identifier')) return null;
  return [...(pathOf(node.object) ?? ['']), node.property.name];
}

/** A text as minifiers write it: in backticks too. */
export function textOf(node: Node): string | null {
  if (isA(node, 'Literal')) return typeof node.value === 'string' ? node.value : null;
  return isA(node, 'TemplateLiteral') ? (node.quasis[0]?.value.cooked ?? null) : null;
}

export const isFunction = (node: Node) =>
  isA(node, 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression');

export function isA<Type extends Node['type']>(
  node: Node | null | undefined,
  ...types: Type[]
): node is NodeOf<Type> {
  return node !== null && node !== undefined && types.some((type) => type === node.type);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
