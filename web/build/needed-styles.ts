import { type ChildNode, type Container, parse } from 'postcss';

/** Names that CSS modules give: `_band_1x2y3_4`. All others are of no component. */
export const MODULE_CLASS = /\.(_[\w-]+_[\w-]{5}_\d+)/g;

/**
 * The styles without those of classes that the HTML does not have. Only for pages that stay as they are: what a script adds
 * later brings its own.
 */
export function neededStyles(css: string, html: string): string {
  const used = classesIn(html);
  const root = parse(css);
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) =>
      [...withoutExceptions(selector).matchAll(MODULE_CLASS)].every(([, name = '']) => used.has(name)),
    );
    if (needed.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = needed;
  });
  return root.toString();
}

export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** What a selector says must not be there may be missing. */
export const withoutExceptions = (selector: string) => selector.replaceAll(/:not\([^()]*\)/g, '');

export function removeWithEmptyParents(node: ChildNode): void {
  const parent = node.parent as (Container & ChildNode) | undefined;
  node.remove();
  if (parent && parent.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}
