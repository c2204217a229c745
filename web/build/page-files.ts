import { parse } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

export const ENTRY = 'src/main.tsx';

/** The same for pages for reading, and what renders them. */
export const READING_ENTRY = 'src/assembly/reading/reading.ts';
export const READING_SITE = 'src/assembly/reading/ReadingSite.tsx';

/** On every page from the start as HTML, so its styles must be there; its code is not needed. */
export const FOOTER = 'src/platform/shell/Footer.tsx';

/** What a page's first screen needs, in loading order, as paths below `dist`. */
export interface PageFiles {
  readonly entry: string;
  /** Every further script that runs before the visitor can do anything. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export function filesOfPage(manifest: Manifest, pageSource: string): PageFiles {
  const entry = chunkOf(manifest, ENTRY);
  const chunks = new Set([...withImports(manifest, ENTRY), ...withImports(manifest, pageSource)]);
  const scripts = [...chunks].map((chunk) => chunk.file);
  return {
    entry: entry.file,
    preloads: scripts.filter((file) => file !== entry.file),
    styles: [...new Set([...chunks, ...withImports(manifest, FOOTER)].flatMap((chunk) => chunk.css ?? []))],
  };
}

/** What a page for reading loads, whichever it is. */
export function filesForReading(manifest: Manifest): PageFiles {
  const entry = chunkOf(manifest, READING_ENTRY);
  const chunks = withImports(manifest, READING_ENTRY).filter((chunk) => chunk !== entry);
  return { entry: entry.file, preloads: chunks.map(({ file }) => file), styles: [] };
}

/** The styles of what the build renders for a page for reading, from the bundle that it is rendered with. */
export function stylesForReading(prerender: Manifest, pageSource: string): readonly string[] {
  const chunks = [...withImports(prerender, READING_SITE), ...withImports(prerender, pageSource)];
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
}

/** Dependencies first: their styles must stand before those of the chunks that build on them. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = chunkOf(manifest, source);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  // What is imported both at once and later stands under its name alone.
  const chunk = manifest[source] ?? Object.values(manifest).find(isNamedOnly(parse(source).name));
  if (!chunk) throw new Error(`No chunk was built from ${source}`);
  return chunk;
}

const isNamedOnly = (name: string) => (chunk: ManifestChunk) => !chunk.src && chunk.name === name;

/** Chunks that import one another in a circle: one of them would run before what it needs. Null when there are none. */
export function circleIn(manifest: Manifest): readonly string[] | null {
  const done = new Set<string>();
  const follow = (source: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(source)) return [...way.slice(way.indexOf(source)), source];
    if (done.has(source)) return null;
    for (const imported of chunkOf(manifest, source).imports ?? []) {
      const circle = follow(imported, [...way, source]);
      if (circle) return circle;
    }
    done.add(source);
    return null;
  };
  for (const source of Object.keys(manifest)) {
    const circle = follow(source, []);
    if (circle) return circle;
  }
  return null;
}
