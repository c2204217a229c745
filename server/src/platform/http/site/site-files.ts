import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type PatternReader, readPattern } from '@riparo/domain/platform/site/page-pattern.ts';
import { DESK_ASSETS_FOLDER, DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import * as z from 'zod';
import { projectFolder } from '../../settings/paths.ts';
import { StartFailure } from '../../settings/start-failure.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { contentTypeOf } from './content-types.ts';
import type { Encoding } from './encoding.ts';
import { compressedOnDemand, placedContent, type SitePlace, type Variants } from './placed-content.ts';

export type SiteFile = {
  variants: Variants;
  contentType: string;
  cacheControl: string;
  etag: string;
  /** Only for pages: it allows their inline style. */
  policy: string | null;
  /** The reader continues to another page, which their browser may prefetch. */
  leadsOn: boolean;
};

export type SitePage = {
  pattern: string;
  read: PatternReader;
  file: SiteFile;
  resumeFile: SiteFile | null;
  /** Sent in its place to guests. */
  signedOutFile: SiteFile | null;
  /** API addresses the page requests at once; their `:params` are those of the pattern. */
  asks: readonly string[];
  /** Redirect target for an address without its own page. */
  leadsTo: string | null;
};

/** The built site in memory. Requests look files up by name in a map, so no path can escape it. */
export type SiteFiles = {
  assets: ReadonlyMap<string, SiteFile>;
  pages: readonly SitePage[];
  home: SiteFile;
};

const pageListSchema = z.array(
  z.object({
    pattern: z.string(),
    file: z.string(),
    resumeFile: z.string().nullable(),
    sandboxOnly: z.boolean(),
    signedOutFile: z.string().nullable(),
    asks: z.array(z.string()),
    leadsTo: z.string().nullable(),
    isForReading: z.boolean().default(false),
  }),
);

const compressedSuffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const pageList = 'pages.json';

/** File names in it contain a hash of the content: a changed file has another name. */
export const assetsFolder = 'assets/';
const forever = 'public, max-age=31536000, immutable';
const fetchAgain = 'no-cache';
const oneHour = 'public, max-age=3600';
/** No proxy may cache the desk, as it would serve it outside the allowed networks. */
const foreverInBrowser = 'private, max-age=31536000, immutable';
const askAgainInBrowser = 'private, no-cache';

/** The desk's document is named like its address. */
const deskDocument = `${DESK_PATH.slice(1)}.html`;
const isDeskFile = (name: string) => name === deskDocument || name.startsWith(`${DESK_ASSETS_FOLDER}/`);
/** Metadata of a build. */
const isBuildRecord = (name: string) => name === pageList || name.startsWith('.vite/');

/**
 * The builds for visitors and for the desk, merged. Pages of the sandbox providers are left out in
 * production, like the providers.
 */
export async function loadSiteFiles(
  folders: readonly string[],
  { production, ...place }: { production: boolean } & SitePlace,
): Promise<SiteFiles> {
  const builds = await Promise.all(folders.map(readBuild));
  const contents = new Map(builds.flatMap((build) => [...build.contents]));
  const forReading = new Set(
    builds.flatMap((build) => build.pages.filter((page) => page.isForReading).map((page) => page.file)),
  );
  const served = [...contents].filter(([name]) => isServed(name));
  const files = new Map(
    served.map(([name, built]) => {
      const variants = builtVariants(name, built, contents);
      return [name, toSiteFile(name, { built, variants }, { ...place, leadsOn: forReading.has(name) })];
    }),
  );
  const pages = builds
    .flatMap((build) => build.pages)
    .filter((page) => !page.sandboxOnly || !production)
    .map((page) => ({
      pattern: page.pattern,
      read: readPattern(page.pattern),
      file: fileOf(files, page.file),
      resumeFile: page.resumeFile === null ? null : fileOf(files, page.resumeFile),
      signedOutFile: page.signedOutFile === null ? null : fileOf(files, page.signedOutFile),
      asks: page.asks,
      leadsTo: page.leadsTo,
    }));
  const home = pages.find((page) => page.read([]));
  if (!home)
    throw new StartFailure('The site built in web/dist has no home page: run "npm run build" and try again.');
  return { assets: new Map([...files].filter(([name]) => !isPage(name))), pages, home: home.file };
}

async function readBuild(folder: string) {
  const contents = await readAll(folder).catch(() => new Map<string, Buffer>());
  const list = contents.get(pageList);
  if (!list) {
    const missing = relative(projectFolder, folder);
    throw new StartFailure(
      `The site is not built yet (${missing} is missing): run "npm run build" and try again.`,
    );
  }
  return { contents, pages: z.parse(pageListSchema, JSON.parse(list.toString('utf8'))) };
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = files.map(async (file): Promise<[string, Buffer]> => [
    relative(folder, file).split(sep).join('/'),
    await readFile(file),
  ]);
  return new Map(await Promise.all(named));
}

function isServed(name: string): boolean {
  return !isBuildRecord(name) && !compressedSuffixes.some(([, suffix]) => name.endsWith(suffix));
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}

function fileOf(files: ReadonlyMap<string, SiteFile>, name: string): SiteFile {
  const file = files.get(name);
  if (!file)
    throw new StartFailure(
      `The built site is incomplete (${name} is missing): run "npm run build" and try again.`,
    );
  return file;
}

function toSiteFile(
  name: string,
  { built, variants }: { built: Buffer; variants: Variants },
  { leadsOn, ...place }: SitePlace & { leadsOn: boolean },
): SiteFile {
  const content = placedContent(name, built, place);
  return {
    variants: content === built && !isPage(name) ? variants : compressedOnDemand(content),
    contentType: contentTypeOf(name),
    cacheControl: cacheControlOf(name),
    etag: etagOf(content),
    policy: isPage(name)
      ? contentSecurityPolicy({
          styles: inlineStyles(content.toString('utf8')),
          collectorUrl: place.collectorUrl,
        })
      : null,
    leadsOn,
  };
}

function cacheControlOf(name: string): string {
  if (isPage(name)) return isDeskFile(name) ? askAgainInBrowser : fetchAgain;
  if (!name.startsWith(assetsFolder)) return oneHour;
  return isDeskFile(name) ? foreverInBrowser : forever;
}

/** A file stored by another build, see `kept-assets.ts`. */
export function toPreviousBuildFile(name: string, content: Buffer): SiteFile {
  return {
    variants: compressedOnDemand(content),
    contentType: contentTypeOf(name),
    cacheControl: cacheControlOf(name),
    etag: etagOf(content),
    policy: null,
    leadsOn: false,
  };
}

/** A weak tag, since it applies to every compressed form. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function builtVariants(name: string, built: Buffer, contents: ReadonlyMap<string, Buffer>): Variants {
  const variants = new Map<Encoding, Buffer>([['identity', built]]);
  for (const [encoding, suffix] of compressedSuffixes) {
    const found = contents.get(`${name}${suffix}`);
    if (found) variants.set(encoding, found);
  }
  return variants;
}

function inlineStyles(page: string): string[] {
  return [...page.matchAll(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g)].map(([text]) => text);
}
