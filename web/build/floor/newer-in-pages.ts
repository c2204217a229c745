import type { Finding } from './finding.ts';
import { newerAttribute } from './newer-attributes.ts';

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /([^\s"'>/=]+)(?:="[^"]*")?/g;

/** Elements and attributes of built pages that a supported browser may not know, and would leave aside. */
export function newerInPages(files: ReadonlyMap<string, string>): readonly Finding[] {
  return [...files].flatMap(([file, source]) => {
    // What stands inside of these is another language.
    const html = source.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
    const names = new Set<string>();
    for (const [, element = '', rest = ''] of html.matchAll(tag))
      for (const name of ['', ...[...rest.matchAll(attribute)].map(([, found = '']) => found)]) {
        const newer = newerAttribute(element, name);
        if (newer) names.add(newer);
      }
    return [...names].map((name) => ({ name, file }));
  });
}
