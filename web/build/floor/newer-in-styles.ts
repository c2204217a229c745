import { type AnyNode, type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { css, type Identifier, isThere, partOf, partsOf } from './compatibility.ts';
import type { Finding } from './finding.ts';

const properties = partOf(css, 'properties');
const selectors = partOf(css, 'selectors');
const atRules = partOf(css, 'at-rules');
const types = everyPart(partOf(css, 'types'));
const lengths = partOf(partOf(css, 'types'), 'length');

/**
 * What styles use that a supported browser may not have: it ignores the declaration, or the whole rule of a selector.
 * Inside of `@supports`, or after a declaration that it understands, that is meant.
 */
export function newerInStyles(files: ReadonlyMap<string, string>): readonly Finding[] {
  return [...files].flatMap(([file, source]) => {
    const names = new Set<string>();
    parse(source, { from: file }).walk((node) => {
      for (const name of newerAt(node)) if (!isSupportsAround(node, name)) names.add(name);
    });
    return [...names].map((name) => ({ name, file }));
  });
}

function newerAt(node: AnyNode): readonly string[] {
  if (node.type === 'decl') return newerInDeclaration(node);
  if (node.type === 'rule') return newerInRule(node);
  return node.type === 'atrule' ? newerInAtRule(node) : [];
}

function newerInDeclaration(node: Declaration): readonly string[] {
  const { prop } = node;
  if (prop.startsWith('--') || hasFallback(node)) return [];
  const property = partOf(properties, prop);
  if (!isThere(property)) return [prop];
  const words = wordsOf(node.value);
  const keywords = words.keywords.filter((word) => !isThere(partOf(property, word)));
  const functions = words.functions.filter((name) => !isThere(types.get(name)));
  const units = words.units.filter((unit) => !isThere(partOf(lengths, unit)));
  return [
    ...keywords.map((word) => `${prop}: ${word}`),
    ...functions.map((name) => `${name}()`),
    ...units.map((unit) => `1${unit}`),
  ];
}

function newerInRule({ selector, parent }: Rule): readonly string[] {
  const pseudo = [...selector.matchAll(/::?([a-z][a-z-]+)/g)].filter(
    ([, name = '']) => !isThere(partOf(selectors, name)),
  );
  const isNested = parent?.type === 'rule' && !isThere(partOf(selectors, 'nesting'));
  return [...pseudo.map(([written]) => written), ...(isNested ? ['& nesting'] : [])];
}

function newerInAtRule({ name, params }: AtRule): readonly string[] {
  const rule = partOf(atRules, name);
  if (!isThere(rule)) return [`@${name}`];
  if (name === 'supports') return [];
  const conditions = params.match(/[a-z][a-z-]+/g) ?? [];
  return conditions.filter((word) => !isThere(partOf(rule, word))).map((word) => `@${name} (${word})`);
}

/** The same property before it, in a way that every browser reads, or under its older, prefixed name. */
function hasFallback({ prop, parent }: Declaration): boolean {
  const before = parent?.nodes?.filter((other): other is Declaration => other.type === 'decl') ?? [];
  return before.some((other) => other.prop === `-webkit-${prop}`) || isSaidBefore(prop, before);
}

function isSaidBefore(prop: string, declarations: readonly Declaration[]): boolean {
  return declarations.filter((other) => other.prop === prop).length > 1;
}

function isSupportsAround(node: AnyNode, name: string): boolean {
  for (let outer = node.parent; outer && outer.type !== 'root'; outer = outer.parent as typeof outer) {
    if (outer.type !== 'atrule') continue;
    const { name: rule, params } = outer as AtRule;
    if (rule === 'supports' && !params.startsWith('not') && params.includes(name.replace(/^@|\(\)$/g, '')))
      return true;
  }
  return false;
}

function wordsOf(value: string) {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');
  return {
    functions: [...bare.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g)].map(([, name = '']) => name),
    keywords: [...bare.matchAll(/(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/g)].map(([, word = '']) => word),
    units: [...bare.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].map(([, unit = '']) => unit),
  };
}

/** All parts by their names, at any depth. */
function everyPart(feature: Identifier | undefined): ReadonlyMap<string, Identifier> {
  const found = new Map<string, Identifier>();
  for (const [name, part] of partsOf(feature)) {
    found.set(name, part);
    for (const [inner, its] of everyPart(part)) if (!found.has(inner)) found.set(inner, its);
  }
  return found;
}
