import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedWithout } from './accepted.ts';
import type { Finding } from './finding.ts';
import { newerInPages } from './newer-in-pages.ts';
import { newerInScripts } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';

const site = join(import.meta.dirname, '../../dist');

/** Reads what the build has made and ends in error when a supported browser may not have something that it uses. */
async function holdFloor(): Promise<void> {
  const scripts = await filesEndingIn('.js', join(site, 'assets'));
  const pages = await filesEndingIn('.html', site);
  const styles = new Map([...(await filesEndingIn('.css', join(site, 'assets'))), ...stylesInside(pages)]);
  if (scripts.size === 0 || styles.size === 0 || pages.size === 0)
    throw new Error('There is no built site: npm run build.');
  const found = [...newerInScripts(scripts), ...newerInStyles(styles), ...newerInPages(pages)];
  const unmet = found.filter(({ name }) => !Object.hasOwn(acceptedWithout, name));
  const idle = Object.keys(acceptedWithout).filter((name) => !found.some((finding) => finding.name === name));
  for (const line of [...unmet.map(inWords), ...idle.map(noLongerUsed)]) process.stderr.write(`${line}\n`);
  if (unmet.length + idle.length > 0) process.exitCode = 1;
  else
    process.stdout.write(
      `${scripts.size} scripts, ${styles.size} styles and ${pages.size} pages need nothing that a supported browser may lack.\n`,
    );
}

/** Pages that are only read have theirs nowhere else. */
const stylesInside = (pages: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...pages].map(([file, html]) => [
    file,
    [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('\n'),
  ]);

const inWords = ({ name, file }: Finding) =>
  `${name} is newer than a browser in web/build/floor/supported.ts, and nothing looks whether it is there: ${file}`;

const noLongerUsed = (name: string) =>
  `${name} is accepted in web/build/floor/accepted.ts, and nothing uses it.`;

async function filesEndingIn(ending: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

await holdFloor();
