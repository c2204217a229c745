import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '../../server/src/platform/settings/paths.ts';

export type PublicPage = {
  readonly address: string;
  readonly file: string;
  readonly scripts: readonly string[];
  /** HTML and a small script, without a framework. */
  readonly isForReading: boolean;
};

type ListedPage = { readonly pattern: string; readonly file: string; readonly sandboxOnly: boolean };

/**
 * One address per public route: pages built from the same scripts are one route with different text. All
 * reading pages share theirs; one per family is measured, `/guide` and `/guide/…`.
 */
export async function publicPages(): Promise<PublicPage[]> {
  const listed = JSON.parse(await readFile(join(siteFolder, 'pages.json'), 'utf8')) as ListedPage[];
  const pages = new Map<string, PublicPage>();
  for (const { pattern, file, sandboxOnly } of listed) {
    if (sandboxOnly || pattern.includes(':')) continue;
    const scripts = scriptsIn(await readFile(join(siteFolder, file), 'utf8'));
    const isForReading = scripts.some((script) => script.startsWith('assets/reading-'));
    const family = isForReading ? pattern.replace(/^(\/[^/]+)\/.*/, '$1/…') : '';
    const key = [family, ...scripts.toSorted()].join(' ');
    if (!pages.has(key)) pages.set(key, { address: pattern, file, scripts, isForReading });
  }
  return [...pages.values()];
}

function scriptsIn(html: string): string[] {
  const tags = html.matchAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g,
  );
  return [...tags].map(([, file = '']) => file);
}

/** As transferred: brotli. */
export async function compressedKb(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(siteFolder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
