import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** A piece of code with what its meaning depends on. */
export type Place = {
  readonly node: Node;
  readonly parent: Node | null;
  /** What it is to its parent: `test`, `left`, `arguments`. */
  readonly role: string;
  /** Inside of `a?.b.c`, where parentheses would end the chain too early. */
  readonly isInChain: boolean;
  readonly file: SourceFile;
};

export type SourceFile = {
  readonly textOf: (node: Node) => string;
  /** Names imported from the query builder. */
  readonly queryNames: ReadonlySet<string>;
};

/** Every piece of code that may be changed, the outer before the inner. */
export function placesIn(path: string, source: string): Place[] {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${path} could not be read: ${error.message}`);
  const file: SourceFile = {
    textOf: ({ start, end }) => source.slice(start, end),
    queryNames: importedNames(program, 'drizzle-orm'),
  };
  return [...walk({ node: program, parent: null, role: '', isInChain: false, file })];
}

export function isA<Type extends Node['type']>(
  node: Node | null | undefined,
  ...types: Type[]
): node is NodeOf<Type> {
  return node !== null && node !== undefined && types.some((type) => type === node.type);
}

/** The name of what is called: `filter` of `people.filter(…)`, `eq` of `eq(…)`. */
export function calledName(node: Node): string | null {
  if (!isA(node, 'CallExpression')) return null;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  const isNamed = isA(callee, 'MemberExpression') && !callee.computed;
  return isNamed && callee.property.type === 'Identifier' ? callee.property.name : null;
}

export function isCallOf(node: Node, ...names: readonly string[]): boolean {
  const name = calledName(node);
  return (
    name !== null && isA(node, 'CallExpression') && isA(node.callee, 'Identifier') && names.includes(name)
  );
}

function* walk(place: Place): Generator<Place> {
  const { node, isInChain, file } = place;
  if (isLeftAlone(node)) return;
  yield place;
  for (const [role, child] of childrenOf(node)) {
    const isChained = role === 'object' || role === 'callee';
    const staysInChain = isA(node, 'ChainExpression') || (isInChain && isChained);
    yield* walk({ node: child, parent: node, role, isInChain: staysInChain, file });
  }
}

function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [role, value] of Object.entries(node) as [string, unknown][]) {
    if (isNameOnly(node, role) || (role === 'test' && isAboutNothing(node))) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield [role, child];
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A property's name, unless it is computed. */
const isNameOnly = (node: Node, role: string) =>
  (role === 'key' || role === 'property') && !('computed' in node && node.computed);

const expressionWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Types, imports, settings, and what is said to whoever reads logs and stacks: to change it changes nothing for a person. */
function isLeftAlone(node: Node): boolean {
  if (isA(node, 'JSXAttribute')) return looks.has(nameOf(node));
  if (isA(node, 'JSXElement')) return isDrawing(node);
  if (node.type.startsWith('TS')) return !expressionWrappers.has(node.type);
  if (isA(node, 'ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement')) return true;
  if (isA(node, 'ExpressionStatement') && node.directive) return true;
  const expression = isA(node, 'ExpressionStatement') ? node.expression : node;
  return isSaidOnly(expression) || isFetchedAhead(expression);
}

// How something looks is judged by people, on pictures.
const looks = new Set(
  'className style key size gap x y x1 x2 y1 y2 width height r cx cy d fill viewBox'.split(' '),
);

/** `<svg aria-hidden="true">`: whoever does not see it misses nothing. */
function isDrawing({ openingElement: { name, attributes } }: NodeOf<'JSXElement'>): boolean {
  const isSvg = isA(name, 'JSXIdentifier') && name.name === 'svg';
  return isSvg && attributes.some((one) => isA(one, 'JSXAttribute') && nameOf(one) === 'aria-hidden');
}

const nameOf = ({ name }: NodeOf<'JSXAttribute'>) => (isA(name, 'JSXIdentifier') ? name.name : '');

const delays: readonly string[] = ['useEffect', 'whenIdle'];

/** Code that is loaded before it is needed, `useEffect(() => whenIdle(() => void Card.preload()), [])`: it saves time. */
function isFetchedAhead(node: Node): boolean {
  if (isA(node, 'ChainExpression')) return isFetchedAhead(node.expression);
  if (isA(node, 'UnaryExpression')) return isFetchedAhead(node.argument);
  if (!isA(node, 'CallExpression')) return false;
  if (calledName(node)?.startsWith('preload')) return true;
  const [first] = node.arguments;
  if (isCallOf(node, ...delays)) return isA(first, 'ArrowFunctionExpression') && isFetchedAhead(first.body);
  const isCaught = calledName(node) === 'catch';
  return isCaught && isA(node.callee, 'MemberExpression') && isFetchedAhead(node.callee.object);
}

const tellingObjects = new Set(['log', 'console']);
// A step that is done is told to tests which end the process there.
const tellingFunctions: readonly string[] = ['done', 'dealStepDone'];
// How often a job runs and how patiently it is tried again are settings, not rules.
const settingFunctions: readonly string[] = ['defineJob'];

function isSaidOnly(node: Node): boolean {
  if (isA(node, 'AwaitExpression')) return isSaidOnly(node.argument);
  if (!isA(node, 'CallExpression')) return false;
  const { callee } = node;
  if (isCallOf(node, ...settingFunctions)) return true;
  if (isCallOf(node, ...tellingFunctions)) return isA(node.arguments[0], 'Literal');
  return isA(callee, 'MemberExpression') && tellingObjects.has(lastName(callee.object));
}

function lastName(node: Node): string {
  if (isA(node, 'Identifier')) return node.name;
  return isA(node, 'MemberExpression') && isA(node.property, 'Identifier') ? node.property.name : '';
}

/**
 * `if (!row) throw …`: only the unexpected throws, and no test can bring it about. Nor is it of interest when something
 * is told.
 */
function isAboutNothing(node: Node): boolean {
  if (!isA(node, 'IfStatement') || node.alternate) return false;
  const { consequent } = node;
  const [first = consequent, ...others] = isA(consequent, 'BlockStatement') ? consequent.body : [];
  return others.length === 0 && isLeftAlone(first);
}

function importedNames({ body }: ESTree.Program, from: string): Set<string> {
  const imports = body.filter((node) => node.type === 'ImportDeclaration' && node.source.value === from);
  return new Set(
    imports.flatMap((node) =>
      node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [],
    ),
  );
}
