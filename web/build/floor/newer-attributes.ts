import { html, isThere, partOf } from './compatibility.ts';

const elements = partOf(html, 'elements');
const everywhere = partOf(html, 'global_attributes');

/** `<search>`, `<img fetchpriority>`: as it is called where a supported browser may not know it; null where all do. */
export function newerAttribute(element: string, attribute: string): string | null {
  const known = partOf(elements, element);
  // Drawings and whatever else is no HTML have a table of their own.
  if (!known) return null;
  if (attribute === '') return isThere(known) ? null : `<${element}>`;
  const feature = partOf(known, attribute) ?? partOf(everywhere, attribute);
  return isThere(feature) ? null : `<${element} ${attribute}>`;
}
