import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Manifest, type Plugin } from 'vite';
import { READING_ENTRY } from './page-files.ts';
import { sharing } from './sharing.ts';

export const web = join(import.meta.dirname, '..');
const configFile = join(web, 'vite.config.ts');

// Tests that need another site than visitors get: a file whose default is a plugin, and a folder for what comes of it.
const { values: other } = parseArgs({ options: { plugin: { type: 'string' }, into: { type: 'string' } } });
export const isForVisitors = other.plugin === undefined;
export const outputFolder = other.into === undefined ? join(web, 'dist') : resolve(other.into);

/** For the few parts of pages for reading that React draws. */
const framework = { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

/** What the browser gets: hashed chunks in `assets`, and which chunk needs which. */
export async function bundleForBrowser(screens: ReadonlyMap<string, number>): Promise<Manifest> {
  const { plugin, group } = sharing(screens);
  const plugins = other.plugin === undefined ? [] : [await pluginIn(resolve(other.plugin))];
  await build({
    configFile,
    logLevel: 'warn',
    plugins: [...plugins, plugin],
    build: {
      outDir: outputFolder,
      // What pages are rendered with is there already.
      emptyOutDir: false,
      rolldownOptions: { output: { codeSplitting: { groups: [group] } } },
    },
  });
  return takeManifest(outputFolder);
}

/** The first script of pages for reading, and what it loads later: a small site beside the application. */
export async function bundleReading(): Promise<Manifest> {
  const plugins = other.plugin === undefined ? [] : [await pluginIn(resolve(other.plugin))];
  await build({
    configFile,
    logLevel: 'warn',
    plugins,
    publicDir: false,
    build: {
      outDir: outputFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(web, READING_ENTRY),
        output: { codeSplitting: { groups: [framework] } },
      },
    },
  });
  return takeManifest(outputFolder);
}

async function pluginIn(file: string): Promise<Plugin> {
  const module = (await import(pathToFileURL(file).href)) as { readonly default: Plugin };
  return module.default;
}

/** The same site for Node, only to render it; `use` gets its entry module, then the files go away. */
export async function withPrerenderBundle<T>(use: (bundle: PrerenderBundle) => Promise<T>): Promise<T> {
  const folder = join(outputFolder, '.prerender');
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      // The styles of pages for reading are taken from here.
      emitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(web, 'src/prerender.tsx') },
    },
  });
  try {
    const manifest = await takeManifest(folder);
    const load = async (source: string) => {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`No chunk was built from ${source}`);
      return import(pathToFileURL(join(folder, chunk.file)).href) as Promise<unknown>;
    };
    return await use({ folder, manifest, load });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PrerenderBundle {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly load: (source: string) => Promise<unknown>;
}

async function takeManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(folder, '.vite'), { recursive: true });
  return manifest;
}
