import { join } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '../running/run.ts';
import { type Said, withPlainSpaces } from './said.ts';

type PageOfSite = { readonly path: string; readonly sandboxOnly?: boolean };
type Prerender = {
  readonly pages: readonly PageOfSite[];
  readonly signInPath: string;
  readonly prerenderPage: (address: string) => Promise<{ head: string; body: string }>;
};
type SitePages = {
  readonly outputOf: (
    page: PageOfSite,
    surroundings: { signInPath: string },
  ) => Promise<{ documents: readonly { address: string }[] }>;
};

/** Every page of the site as its build prerenders it. */
export async function saidOnPages(): Promise<Said[]> {
  const site = await createServer({
    root: join(projectFolder, 'web'),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  try {
    const { pages, signInPath, prerenderPage } = (await site.ssrLoadModule(
      '/src/prerender.tsx',
    )) as Prerender;
    const { outputOf } = (await site.ssrLoadModule('/build/site-pages.ts')) as SitePages;
    const said: Said[] = [];
    for (const page of pages.filter(({ sandboxOnly }) => !sandboxOnly)) {
      for (const { address } of (await outputOf(page, { signInPath })).documents) {
        const { head, body } = await prerenderPage(address);
        said.push({ name: address, text: withoutTags(`${head}\n${body}`) });
      }
    }
    return said;
  } finally {
    await site.close();
  }
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
  '&amp;': '&',
};

/** Titles, descriptions and answers are read too, so attributes with text remain. */
const withoutTags = (html: string) =>
  withPlainSpaces(
    html
      .replaceAll(/<[^>]*\scontent="([^"]*)"[^>]*>/g, '$1\n')
      .replaceAll(/<\/(?:p|li|h\d|dt|dd|div|section|title|td|th|summary)>/g, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity),
  );
