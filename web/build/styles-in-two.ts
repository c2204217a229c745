import { type AtRule, type Container, type Node, parse, type Root, type Rule } from 'postcss';
import { classesIn, MODULE_CLASS, removeWithEmptyParents, withoutExceptions } from './needed-styles.ts';

export interface StylesInTwo {
  /** For what is seen first, inside the page. */
  readonly first: string;
  /** For all else, in a file that comes while that is painted already. */
  readonly rest: string;
}

/** What nobody can have done before the rest is there. */
const DONE_LATER = /:(?:hover|active|focus(?:-visible|-within)?)\b/;

/** What a script shows, which comes after all styles. */
const SHOWN_LATER = /<template>.*?<\/template>/gs;

/**
 * The styles of a page in two. What comes with the rest stands after what came first, wherever it stood before: so a style
 * stays with the first where a later one of these says something else about the same element.
 */
export function stylesInTwo(css: string, above: string, below: string): StylesInTwo {
  const root = parse(css);
  const elements = elementsIn(above + below);
  const seen = classesIn(above.replaceAll(SHOWN_LATER, ''));
  const kept: Styling[] = [];
  const later = new Set<number>();
  const rules = rulesOf(root);
  for (const [number, rule] of [...rules.entries()].toReversed()) {
    const styling = stylingOf(rule, elements);
    const comesLater = !isSeen(rule, seen) && !kept.some((other) => disagree(styling, other));
    if (comesLater) later.add(number);
    else kept.push(styling);
  }
  const first = only(css, (number) => !later.has(number));
  const rest = only(css, (number) => later.has(number));
  rest.walkAtRules('font-face', (rule) => removeWithEmptyParents(rule));
  dropMotions(first, (name) => !mentions(first, name));
  dropMotions(rest, (name) => mentions(first, name));
  return { first: first.toString(), rest: rest.toString() };
}

interface Styling {
  readonly elements: ReadonlySet<number>;
  readonly properties: readonly string[];
}

const disagree = (one: Styling, other: Styling) =>
  one.properties.some((property) => other.properties.some((second) => overlap(property, second))) &&
  [...one.elements].some((element) => other.elements.has(element));

/** `margin` and `margin-top` do. */
const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

function isSeen(rule: Rule, seen: ReadonlySet<string>): boolean {
  if (isWithin(rule, (parent) => parent.name === 'media' && parent.params === 'print')) return false;
  return rule.selectors.some(
    (selector) =>
      !DONE_LATER.test(selector) &&
      [...withoutExceptions(selector).matchAll(MODULE_CLASS)].every(([, name = '']) => seen.has(name)),
  );
}

function stylingOf(rule: Rule, elements: readonly Element[]): Styling {
  const subjects = rule.selectors.map(subjectOf);
  const styled = elements.flatMap(({ tag, classes }, number) =>
    subjects.some(
      (subject) =>
        (subject.tag === '' || subject.tag === tag) && subject.classes.every((name) => classes.has(name)),
    )
      ? [number]
      : [],
  );
  const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
  return { elements: new Set(styled), properties };
}

/** What a selector is about in the end: `.a > p:hover` about every `p`. Rather too many elements than one too few. */
function subjectOf(selector: string): { readonly tag: string; readonly classes: readonly string[] } {
  const plain = selector.replaceAll(/::?[\w-]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?|\[[^\]]*\]/g, '');
  const last = plain.split(/[\s>+~]+/).at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/.exec(last)?.[0] ?? '',
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  };
}

interface Element {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
}

const elementsIn = (html: string): readonly Element[] =>
  [...html.matchAll(/<([a-z][\w-]*)\b[^<>]*>/g)].map(([text, tag = '']) => ({
    tag,
    classes: classesIn(text),
  }));

/** Without the steps of motions, which go with their motion. */
const rulesOf = (root: Root): readonly Rule[] => {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isWithin(rule, ({ name }) => name === 'keyframes')) rules.push(rule);
  });
  return rules;
};

function isWithin(node: Node, isIt: (parent: AtRule) => boolean): boolean {
  const parent = node.parent as Container | undefined;
  if (!parent || parent.type === 'root') return false;
  return (parent.type === 'atrule' && isIt(parent as AtRule)) || isWithin(parent, isIt);
}

function only(css: string, isWanted: (number: number) => boolean): Root {
  const root = parse(css);
  for (const [number, rule] of rulesOf(root).entries()) if (!isWanted(number)) removeWithEmptyParents(rule);
  return root;
}

const mentions = (root: Root, motion: string): boolean => {
  let isMentioned = false;
  root.walkDecls(/^animation/, ({ value }) => {
    isMentioned ||= value.split(/[\s,]+/).includes(motion);
  });
  return isMentioned;
};

function dropMotions(root: Root, isWithout: (name: string) => boolean): void {
  root.walkAtRules('keyframes', (rule) => {
    if (isWithout(rule.params)) removeWithEmptyParents(rule);
  });
}
