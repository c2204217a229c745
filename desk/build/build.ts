import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_BUDGET_KB } from '@riparo/domain/platform/site/script-budgets.ts';
import { DESK_ASSETS_FOLDER, DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { build } from 'vite';
import { compressFiles } from '../../ui/build/compress.ts';

const desk = join(import.meta.dirname, '..');
const outputFolder = join(desk, 'dist');
const document = 'banco.html';

await rm(outputFolder, { recursive: true, force: true });
await build({ root: desk, configFile: join(desk, 'vite.config.ts'), logLevel: 'warn' });
await writeFile(join(outputFolder, 'pages.json'), JSON.stringify([page()], null, 2));
await preloadTypeface();
await compressFiles(outputFolder);
await holdBudget();

/** One document for the whole desk: which screen it is the application reads from the address. */
function page() {
  return {
    pattern: `${DESK_PATH}/:screen?/:id?`,
    file: document,
    resumeFile: null,
    sandboxOnly: false,
    signedOutFile: null,
    asks: [],
    leadsTo: null,
  };
}

/** The typeface is shown if it is there at once, and never later: it is asked for beside the first script. */
async function preloadTypeface(): Promise<void> {
  const file = (await readdir(join(outputFolder, DESK_ASSETS_FOLDER))).find((name) =>
    /^figtree-latin-wght-normal.*\.woff2$/.test(name),
  );
  if (!file) throw new Error('The typeface was not built');
  const path = join(outputFolder, document);
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${DESK_ASSETS_FOLDER}/${file}" />`;
  const html = await readFile(path, 'utf8');
  await writeFile(path, html.replace('<title>', `${link}\n    <title>`));
}

async function holdBudget(): Promise<void> {
  const scripts = firstScripts(await readFile(join(outputFolder, document), 'utf8'));
  const sizes = await Promise.all(
    scripts.map(async (file) => (await stat(join(outputFolder, `${file}.br`))).size),
  );
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  process.stdout.write(`  ${DESK_PATH}  ${kb.toFixed(1)} kB of ${DESK_BUDGET_KB}\n`);
  if (sizes.length === 0) throw new Error(`${document} names no script`);
  if (kb > DESK_BUDGET_KB) throw new Error(`The desk’s first load is ${kb.toFixed(1)} kB: too heavy.`);
}

/** The files of JavaScript that a document asks for by itself. */
function firstScripts(html: string): readonly string[] {
  return [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
}
