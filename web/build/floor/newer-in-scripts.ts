import { isAskedFor } from './asked-for.ts';
import type { Finding } from './finding.ts';
import { newerAttribute } from './newer-attributes.ts';
import { newerNames } from './newer-names.ts';
import {
  around,
  isA,
  isFunction,
  type Node,
  type NodeOf,
  pathOf,
  type Place,
  placesIn,
  textOf,
  walk,
} from './script-syntax.ts';

/**
 * What scripts use that a supported browser may not have, and do not look for first. Syntax is left out: the bundler
 * lowers it.
 */
export function newerInScripts(files: ReadonlyMap<string, string>): readonly Finding[] {
  const scripts = [...files].map(([file, source]) => ({ file, places: placesIn(file, source) }));
  const ownMembers = new Set(scripts.flatMap(({ places }) => places.flatMap(memberMadeHere)));
  return scripts.flatMap(({ file, places }) => {
    const ownNames = new Set(places.flatMap(nameMadeHere));
    const used = places.flatMap((place) => {
      const use = useAt(place, ownNames, ownMembers);
      const names = use && !isAskedFor(use.lookedForAs, place) ? [use.name] : [];
      return [...names, ...newerInElement(place)];
    });
    return [...new Set(used)].map((name) => ({ name, file }));
  });
}

/** An element as the compiler of JSX writes it: `jsx('div', { inert: true })`. */
function newerInElement({ node }: Place): readonly string[] {
  if (!isA(node, 'CallExpression')) return [];
  // Written `(0, react.jsx)(…)`, so that it is called without an object.
  const { callee } = node;
  const called = isA(callee, 'SequenceExpression') ? callee.expressions.at(-1) : callee;
  if (!called || !/^jsxs?$/.test(pathOf(called)?.at(-1) ?? '')) return [];
  const [type, props] = node.arguments;
  const element = type && !isA(type, 'SpreadElement') ? textOf(type) : null;
  if (!element) return [];
  const given = isA(props, 'ObjectExpression') ? props.properties : [];
  const attributes = given.flatMap((each) => (isA(each, 'Property') ? (nameOfKey(each.key) ?? []) : []));
  // React writes them in its own way, which differs by capitals alone.
  return ['', ...attributes].flatMap((name) => newerAttribute(element, name.toLowerCase()) ?? []);
}

const nameOfKey = (key: Node) => (isA(key, 'Identifier') ? key.name : textOf(key));

interface Use {
  readonly name: string;
  readonly lookedForAs: string;
}

function useAt(place: Place, ownNames: ReadonlySet<string>, ownMembers: ReadonlySet<string>): Use | null {
  const { node } = place;
  if (isA(node, 'Literal') && 'regex' in node && node.regex.flags.includes('v'))
    return { name: 'RegExp.unicodeSets', lookedForAs: 'unicodeSets' };
  if (
    isA(node, 'Identifier') &&
    isReference(place) &&
    !ownNames.has(node.name) &&
    newerNames.globals.has(node.name)
  )
    return { name: node.name, lookedForAs: node.name };
  if (!isA(node, 'MemberExpression')) return null;
  return newerMember(place, node, ownNames) ?? newerMethod(place, node, ownMembers);
}

/** Of a name that the page has from the browser: `AbortSignal.any(…)`, `navigator.newThing.read`. */
function newerMember(place: Place, node: NodeOf<'MemberExpression'>, own: ReadonlySet<string>): Use | null {
  const path = pathOf(node);
  const last = path?.at(-1);
  if (!path || last === undefined) return null;
  const [first = ''] = path;
  const type = typeOf(node.object, place);
  if (type && newerNames.ofTypes.has(`${type}.${last}`))
    return { name: `${type}.${last}`, lookedForAs: last };
  if (own.has(first) || !isNeeded(place)) return null;
  const isOfWindow = first === 'window' || first === 'globalThis' || first === 'self';
  const name = (isOfWindow ? path.slice(1) : path).join('.');
  const isNewer = newerNames.members.has(name) || (isOfWindow && newerNames.globals.has(name));
  return isNewer ? { name, lookedForAs: last } : null;
}

/** A method that no older object has, unless the site has one of that name itself. */
function newerMethod(
  { role, outer }: Place,
  node: NodeOf<'MemberExpression'>,
  own: ReadonlySet<string>,
): Use | null {
  const path = pathOf(node);
  const last = path?.at(-1);
  const isCalled = role === 'callee' && isA(outer?.node, 'CallExpression') && !outer.node.optional;
  if (!path || last === undefined || !isCalled || !newerNames.methods.has(last) || own.has(last)) return null;
  // `trustedTypes?.createPolicy()`: where there is no object, there is no call.
  if (node.optional && newerNames.globals.has(path.at(-2) ?? '')) return null;
  return { name: `.${last}()`, lookedForAs: last };
}

/** Called, made, or read from: without it, the script ends here. To read it alone gives undefined. */
function isNeeded({ role, outer }: Place): boolean {
  if (isA(outer?.node, 'CallExpression')) return role === 'callee' && !outer.node.optional;
  if (isA(outer?.node, 'NewExpression')) return role === 'callee';
  return isA(outer?.node, 'MemberExpression') && role === 'object' && !outer.node.optional;
}

/** Of what a variable was made, if that is said where it is declared: `let search = new URLSearchParams()`. */
function typeOf(object: Node, place: Place): string | null {
  if (isA(object, 'NewExpression')) return pathOf(object.callee)?.join('.') ?? null;
  if (!isA(object, 'Identifier')) return null;
  for (const outer of around(place)) {
    if (!isFunction(outer.node) && !isA(outer.node, 'Program')) continue;
    const made = declaredIn(outer).get(object.name);
    if (made !== undefined) return made;
  }
  return null;
}

const declarations = new WeakMap<Node, ReadonlyMap<string, string | null>>();

function declaredIn(whole: Place): ReadonlyMap<string, string | null> {
  const known = declarations.get(whole.node);
  if (known) return known;
  const found = new Map<string, string | null>();
  for (const inner of walk(whole, isFunction)) {
    for (const name of nameMadeHere(inner)) {
      const { outer } = inner;
      const init = isA(outer?.node, 'VariableDeclarator') ? outer.node.init : null;
      found.set(name, isA(init, 'NewExpression') ? (pathOf(init.callee)?.join('.') ?? null) : null);
    }
  }
  declarations.set(whole.node, found);
  return found;
}

/** Not the name of a property, nor of something that is made here. */
function isReference({ role, outer }: Place): boolean {
  const within = outer?.node;
  if (isA(within, 'MemberExpression')) return role === 'object' || within.computed;
  if (isA(within, 'Property', 'MethodDefinition', 'PropertyDefinition'))
    return role === 'value' || within.computed;
  if (isA(within, 'UnaryExpression')) return within.operator !== 'typeof';
  return !isA(
    within,
    'ExportSpecifier',
    'ImportSpecifier',
    'LabeledStatement',
    'BreakStatement',
    'ContinueStatement',
  );
}

const declaringRoles = new Set(['id', 'params', 'param', 'local']);

function nameMadeHere(place: Place): readonly string[] {
  if (!isA(place.node, 'Identifier')) return [];
  if (declaringRoles.has(place.role)) return [place.node.name];
  for (const { node, role } of around(place)) {
    if (!isA(node, 'ObjectPattern', 'ArrayPattern', 'AssignmentPattern', 'RestElement', 'Property'))
      return [];
    if (declaringRoles.has(role)) return [place.node.name];
  }
  return [];
}

function memberMadeHere({ node, role, outer }: Place): readonly string[] {
  const within = outer?.node;
  const isKey = role === 'key' && isA(within, 'Property', 'MethodDefinition', 'PropertyDefinition');
  const isExported = role === 'exported' && isA(within, 'ExportSpecifier');
  if ((isKey || isExported) && isA(node, 'Identifier')) return [node.name];
  const isAssigned = role === 'left' && isA(within, 'AssignmentExpression') && isA(node, 'MemberExpression');
  return isAssigned ? (pathOf(node)?.slice(-1) ?? []) : [];
}
