import type { Page } from '../src/platform/page/page.ts';
import { EMAIL_PLACEHOLDER } from '../src/people/account/address-words.ts';

/** One line of `pages.json`, which tells the server which HTML answers for which addresses. */
export interface SitePage {
  readonly pattern: string;
  readonly file: string;
  readonly resumeFile: string | null;
  readonly sandboxOnly: boolean;
  /** Instead, for whoever is not signed in. */
  readonly signedOutFile: string | null;
  /** Addresses of the API that the page asks at once; their `:params` are those of the pattern. */
  readonly asks: readonly string[];
  /** Instead, for addresses that have no HTML of their own. */
  readonly leadsTo: string | null;
  /** It leads on to other pages, which browsers may fetch ahead. */
  readonly isForReading: boolean;
}

/** One HTML file to be made: the page rendered as if it had been asked for at `address`. */
export interface Document {
  readonly address: string;
  readonly file: string;
}

/** What the build makes of one entry of the site map. */
export interface PageOutput {
  readonly sitePages: readonly SitePage[];
  readonly documents: readonly Document[];
}

interface PageSurroundings {
  readonly signInPath: string;
  readonly asks?: readonly string[];
}

export async function outputOf(page: Page, { signInPath, asks = [] }: PageSurroundings): Promise<PageOutput> {
  const listed = typeof page.prerenderAt === 'function' ? await page.prerenderAt() : page.prerenderAt;
  const addresses = listed ?? [somebodysAddress(page.path)];
  const rendered = addresses.map((address) => ({
    address,
    file: `${nameOf(address)}.html`,
    resumeFile: page.resumable ? `${nameOf(address)}.resume.html` : null,
  }));
  const fallback = rendered[0];
  if (!fallback) throw new Error(`${page.path} has no address to be rendered at`);

  const exact = rendered.map(({ address, file, resumeFile }) => ({
    pattern: address,
    file,
    resumeFile,
    leadsTo: null,
  }));
  const patterns = (page.listedOnly ? [] : [page.path, ...(page.also ?? [])]).map((pattern) => ({
    pattern,
    file: fallback.file,
    resumeFile: fallback.resumeFile,
    leadsTo: page.unknownLeadsTo ?? null,
  }));
  const patternsAlreadyExact = new Set(exact.map(({ pattern }) => pattern));

  return {
    sitePages: [...exact, ...patterns.filter(({ pattern }) => !patternsAlreadyExact.has(pattern))].map(
      (line) =>
        Object.assign(line, {
          sandboxOnly: page.sandboxOnly ?? false,
          signedOutFile: page.isProtected ? `${nameOf(signInPath)}.html` : null,
          asks,
          isForReading: page.isForReading ?? false,
        }),
    ),
    documents: rendered.flatMap(({ address, file, resumeFile }) => [
      { address, file },
      ...(resumeFile ? [{ address: `${address}?passo=1`, file: resumeFile }] : []),
    ]),
  };
}

/** Of a page about somebody, whoever it is; optional parts are left out. */
function somebodysAddress(pattern: string): string {
  const address = pattern.replaceAll(/\/:[^/]+\?/g, '').replaceAll(/:[^/]+/g, EMAIL_PLACEHOLDER);
  return address || '/';
}

function nameOf(address: string): string {
  return address === '/' ? 'home' : address.slice(1).replaceAll('/', '.');
}
