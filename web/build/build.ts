import type { Call } from '@riparo/domain/platform/call/call.ts';
import { BUDGET_KB, READING_BUDGET_KB } from '@riparo/domain/platform/site/script-budgets.ts';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { segmentsOf } from '@riparo/domain/platform/site/page-pattern.ts';
import { NEXT_SCRIPTS_META } from '../src/platform/page/next-scripts-meta.ts';
import type { Page } from '../src/platform/page/page.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import type { Thing } from '../src/platform/texts/search/structured-data.ts';
import { budgetReport, MAX_REQUESTS, overBudget, overRequests, weighPage } from './budget.ts';
import {
  bundleForBrowser,
  bundleReading,
  isForVisitors,
  outputFolder,
  withPrerenderBundle,
  type PrerenderBundle,
  web,
} from './bundle.ts';
import { compressFiles } from '../../ui/build/compress.ts';
import { fillTemplate, FIRST_VIEW_ENDS, picturesIn } from './document.ts';
import { nextOf } from './next-scripts.ts';
import { speculationRules } from './speculation-rules.ts';
import { neededStyles } from './needed-styles.ts';
import { circleIn, filesForReading, filesOfPage, type PageFiles, stylesForReading } from './page-files.ts';
import { searchData, searchHead } from './search-head.ts';
import { siteMap } from './site-map.ts';
import { outputOf, type PageOutput } from './site-pages.ts';
import { stylesInTwo } from './styles-in-two.ts';
import { classesOfStyles, stylesBeside } from './styles-of-html.ts';
import { webManifest } from './web-manifest.ts';

/** What is known of a page before its code is bundled. */
interface PlannedPage {
  readonly page: Page;
  readonly source: string;
  readonly output: PageOutput;
  /** Its documents by their address. */
  readonly rendered: ReadonlyMap<string, PrerenderedPage>;
  /** What it asks for at once beside its scripts: answers and pictures. */
  readonly beside: number;
}

interface BuiltPage extends PlannedPage {
  readonly files: PageFiles;
  /** All that its first screen shows, inlined. */
  readonly css: string;
}

/** What the browser gets, by kind of page. */
interface Bundles {
  readonly application: Manifest;
  readonly reading: Manifest;
  readonly prerender: PrerenderBundle;
}

interface PrerenderEntry {
  readonly pages: readonly Page[];
  readonly pageCalls: Readonly<Record<string, readonly Call[]>>;
  readonly signInPath: string;
  readonly prerenderPage: (address: string) => Promise<PrerenderedPage>;
  readonly listedPages: ReadonlySet<string>;
  readonly structuredDataOf: (address: string) => Promise<readonly Thing[]>;
}

async function buildSite(): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  const built = await withPrerenderBundle(async (bundle) => {
    const entry = (await bundle.load('src/prerender.tsx')) as PrerenderEntry;
    const planned: PlannedPage[] = [];
    for (const page of entry.pages) planned.push(await planPage(bundle, entry, page));
    const application = await bundleForBrowser(screensOf(planned));
    const circle = circleIn(application);
    if (circle) throw new Error(`Chunks import one another: ${circle.join(' → ')}`);
    const bundles = { application, reading: await bundleReading(), prerender: bundle };
    const pages = await Promise.all(planned.map((page) => describePage(bundles, page)));
    await writeDocuments(application, entry, pages);
    await writeForEngines(entry, pages);
    return pages;
  });
  await writeFile(
    join(outputFolder, 'pages.json'),
    JSON.stringify(
      built.flatMap(({ output }) => output.sitePages),
      null,
      2,
    ),
  );
  await compressFiles(outputFolder);
  if (isForVisitors) await holdBudget(built);
}

async function planPage(bundle: PrerenderBundle, entry: PrerenderEntry, page: Page): Promise<PlannedPage> {
  const asks = (entry.pageCalls[page.path] ?? []).map((call) => call.path);
  const output = await outputOf(page, { signInPath: entry.signInPath, asks });
  const rendered = new Map<string, PrerenderedPage>();
  for (const { address } of output.documents) rendered.set(address, await entry.prerenderPage(address));
  const pictures = Math.max(...[...rendered.values()].map(({ body }) => picturesIn(body).size));
  return { page, source: await sourceOf(bundle, page), output, rendered, beside: asks.length + pictures };
}

/** The source files of the application's pages that visitors open, each with what it asks for at once beside its scripts. */
function screensOf(planned: readonly PlannedPage[]): ReadonlyMap<string, number> {
  const screens = new Map<string, number>();
  for (const { page, source, beside } of planned) {
    if (page.sandboxOnly || page.isForReading) continue;
    const file = join(web, source);
    screens.set(file, Math.max(screens.get(file) ?? 0, beside));
  }
  return screens;
}

async function describePage(bundles: Bundles, planned: PlannedPage): Promise<BuiltPage> {
  const { page, source } = planned;
  const { files, css } = await (page.isForReading
    ? partsForReading(bundles, source)
    : partsOfApplication(bundles, source));
  return { ...planned, files, css };
}

async function partsOfApplication({ application }: Bundles, source: string) {
  const files = filesOfPage(application, source);
  return { files, css: await textOf(outputFolder, files.styles) };
}

async function partsForReading({ reading, prerender }: Bundles, source: string) {
  const styles = stylesForReading(prerender.manifest, source);
  return { files: filesForReading(reading), css: await textOf(prerender.folder, styles) };
}

async function textOf(folder: string, files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
}

/** The source file behind a page's `load`: the chunk that gives the very same component. */
async function sourceOf(bundle: PrerenderBundle, page: Page): Promise<string> {
  const { default: screen } = await page.load();
  for (const [source, chunk] of Object.entries(bundle.manifest)) {
    if (!chunk.isDynamicEntry) continue;
    const module = (await bundle.load(source)) as { default?: unknown };
    if (module.default === screen) return source;
  }
  throw new Error(`No chunk was found for the page ${page.path}`);
}

async function writeDocuments(manifest: Manifest, entry: PrerenderEntry, pages: readonly BuiltPage[]) {
  const template = await readFile(join(import.meta.dirname, '../index.html'), 'utf8');
  const fonts = preloadedFonts(manifest);
  const styleFiles = await stylesOfApplication(manifest);
  for (const {
    page: { path, prerenderAt, isForReading = false, leadsOn = false },
    files,
    css,
    rendered,
    output,
  } of pages) {
    const isListed = entry.listedPages.has(path);
    for (const { address, file } of output.documents) {
      const page = rendered.get(address);
      if (!page) throw new Error(`${address} was not rendered`);
      const things = await entry.structuredDataOf(address);
      const next = leadsOn ? scriptsAfter(page.body, pages) : [];
      const search = searchHead({ head: page.head, address, isListed }) + nextScriptsMeta(next);
      const data = isListed ? searchData(things) : '';
      const waitsForData = (entry.pageCalls[path] ?? []).length > 0;
      const beside = isForReading ? [] : stylesBeside(page.body, files.styles, styleFiles);
      const styles = isForReading
        ? await writeLaterStyles(css, page.body)
        : { css: css + (await textOf(outputFolder, beside)), laterStyles: null };
      await writeFile(
        join(outputFolder, file),
        fillTemplate({
          template,
          // One page for many readers is counted under the name that the site map has for it.
          address: isForReading && !prerenderAt ? path.replaceAll('?', '') : address,
          page,
          search,
          data,
          files: { ...files, styles: [...files.styles, ...beside] },
          ...styles,
          fonts,
          waitsForData,
          isForReading,
        }),
      );
    }
  }
}

async function stylesOfApplication(manifest: Manifest) {
  const names = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, classesOfStyles(await textOf(outputFolder, [name]))] as const),
    ),
  );
}

/** Of a page for reading what is seen first keeps its styles; the others become a file, one for all pages that need the same. */
async function writeLaterStyles(css: string, body: string) {
  const [above, below, ...more] = body.split(FIRST_VIEW_ENDS);
  if (above === undefined || below === undefined || more.length > 0)
    throw new Error(`A page for reading says once where its first view ends: ${FIRST_VIEW_ENDS}`);
  const { first, rest } = stylesInTwo(neededStyles(css, body), above, below);
  const name = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const laterStyles = `assets/${name}.css`;
  await writeFile(join(outputFolder, laterStyles), rest);
  return { css: first, laterStyles };
}

/** The scripts of the flow that a page leads on to. */
function scriptsAfter(body: string, pages: readonly BuiltPage[]): readonly string[] {
  const readers = pages
    .filter(({ page }) => !page.isForReading)
    .map((built) => ({ built, read: built.page.readers }));
  const pageAt = (path: string) =>
    readers.find(({ read }) => read.some((reader) => reader(segmentsOf(path))))?.built;
  const next = nextOf(body, (path) => pageAt(path) !== undefined);
  const files = next === null ? undefined : pageAt(next)?.files;
  return files ? [files.entry, ...files.preloads] : [];
}

/** What is the same for everybody: listed pages, and the first questions of wizards. */
function speculatedAddresses(
  { listedPages }: PrerenderEntry,
  pages: readonly BuiltPage[],
): readonly string[] {
  return pages
    .filter(({ page }) => !page.sandboxOnly && (page.resumable || listedPages.has(page.path)))
    .flatMap(({ output }) => output.documents.map(({ address }) => address))
    .filter((address) => /^[\w/-]*[\w/]$/.test(address) && !address.includes('/-'));
}

const nextScriptsMeta = (scripts: readonly string[]) =>
  scripts.length === 0
    ? ''
    : `\n    <meta name="${NEXT_SCRIPTS_META}" content="${scripts.map((file) => `/${file}`).join(' ')}">`;

async function writeForEngines(entry: PrerenderEntry, pages: readonly BuiltPage[]): Promise<void> {
  const listed = pages.filter(({ page }) => entry.listedPages.has(page.path));
  const addresses = listed.flatMap(({ output }) => output.documents.map(({ address }) => address));
  const firstScreens = addresses.filter((address) => !address.includes('?'));
  await writeFile(join(outputFolder, 'sitemap.xml'), siteMap(firstScreens));
  await writeFile(join(outputFolder, 'manifest.webmanifest'), JSON.stringify(webManifest));
  const rules = speculationRules(speculatedAddresses(entry, pages));
  await writeFile(join(outputFolder, 'speculation-rules.json'), JSON.stringify(rules));
}

/** Only the letters that Italian needs; other alphabets' letters load when a page shows one. */
function preloadedFonts(manifest: Manifest): readonly string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = [...new Set(assets)].filter((file) => /\/figtree-latin-wght-normal\b.*\.woff2$/.test(file));
  if (fonts.length !== 1) throw new Error(`Expected one font to preload, found ${fonts.length}`);
  return fonts;
}

async function holdBudget(pages: readonly BuiltPage[]): Promise<void> {
  const weights = await Promise.all(
    pages.map(({ page, files, beside }) =>
      weighPage(outputFolder, { path: page.path, files, beside, isForReading: page.isForReading ?? false }),
    ),
  );
  process.stdout.write(
    `JavaScript of each first screen (brotli, at most ${BUDGET_KB} kB, for reading ${READING_BUDGET_KB}):\n` +
      `${budgetReport(weights)}\n`,
  );
  // Pages beside the sandbox are for whoever builds the product: no visitor waits for them.
  const forBuilders = new Set(pages.filter(({ page }) => page.sandboxOnly).map(({ page }) => page.path));
  const forVisitors = weights.filter(({ path }) => !forBuilders.has(path));
  const heavy = overBudget(forVisitors);
  if (heavy.length > 0) {
    throw new Error(`Over the JavaScript budget: ${heavy.map(({ path }) => path).join(', ')}`);
  }
  const scattered = overRequests(forVisitors);
  if (scattered.length > 0) {
    throw new Error(
      `More than ${MAX_REQUESTS} scripts, calls and pictures: ${scattered.map(({ path }) => path).join(', ')}. ` +
        'Let sharing.ts join more of what pages share, or let a page need less.',
    );
  }
}

await buildSite();
