import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';

const web = join(import.meta.dirname, '..');
const configFile = join(web, 'vite.config.ts');
export const outputFolder = join(web, 'dist');

/** What the browser gets: hashed chunks in `dist/assets`, and which chunk needs which. */
export async function bundleForBrowser(): Promise<Manifest> {
  await build({ configFile, logLevel: 'warn' });
  return takeManifest(outputFolder);
}

/** The same site for Node, only to render it; `use` gets its entry module, then the files go away. */
export async function withPrerenderBundle<T>(use: (bundle: PrerenderBundle) => Promise<T>): Promise<T> {
  const folder = join(web, 'dist', '.prerender');
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: join(web, 'src/prerender.tsx'),
        // Groups save bytes on the way to a browser; here they only make chunks wait for one another.
        output: { codeSplitting: true },
      },
    },
  });
  try {
    const manifest = await takeManifest(folder);
    const load = async (source: string) => {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`No chunk was built from ${source}`);
      return import(pathToFileURL(join(folder, chunk.file)).href) as Promise<unknown>;
    };
    return await use({ manifest, load });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PrerenderBundle {
  readonly manifest: Manifest;
  readonly load: (source: string) => Promise<unknown>;
}

async function takeManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(folder, '.vite'), { recursive: true });
  return manifest;
}
