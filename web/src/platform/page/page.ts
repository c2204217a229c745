import {
  type PatternParams,
  type PatternReader,
  readPattern,
  segmentsOf,
} from '@riparo/domain/platform/site/page-pattern.ts';
import { type ComponentType, createContext, useContext } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { withoutPersonalArea } from '../router/paths.ts';

export interface PageDescription {
  /** Route pattern; only `:param` and `:param?`, because the server reads the same pattern. */
  readonly path: string;
  /** Other patterns that show the same page. */
  readonly also?: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /**
   * The addresses whose HTML is made at build time; by default the path without its optional parts. A page
   * whose first screen depends on a parameter lists one address per known value; the first one also answers
   * for unlisted values.
   */
  readonly prerenderAt?: readonly string[] | (() => Promise<readonly string[]>);
  /** Its pattern is wider than its addresses: the server answers only for the prerendered ones. */
  readonly listedOnly?: boolean;
  /** Belongs to the sandbox providers; the server leaves it out in production. */
  readonly sandboxOnly?: boolean;
  /** A wizard: `?passo=n` gets a second HTML, with a skeleton instead of the first question. */
  readonly resumable?: boolean;
  /** Only for signed-in customers: everyone else sees the login instead. */
  readonly isProtected?: boolean;
  /**
   * A static page: the build renders it, and the browser gets a small script instead of the application
   * (`reading/reading.ts`).
   */
  readonly isForReading?: boolean;
  /** On such a page, prefetch the code of the flow behind its first link to one. */
  readonly leadsOn?: boolean;
  /** Where the server redirects an address of this pattern that is not prerendered. */
  readonly unknownLeadsTo?: string;
  /** Its pattern also matches addresses of other pages: the server tries those first. */
  readonly comesLast?: boolean;
  /** The screen has no site header. */
  readonly hidesHeader?: boolean;
}

export interface Page extends PageDescription {
  readonly readers: readonly PatternReader[];
  readonly preload: () => Promise<void>;
  readonly Screen: ComponentType;
}

export function definePage(description: PageDescription): Page {
  const { Part, preload } = lazyPart(async () => (await description.load()).default);
  const readers = [description.path, ...(description.also ?? [])].map(readPattern);
  return { ...description, readers, preload, Screen: Part };
}

export type PageParams = PatternParams;

const ParamsContext = createContext<PageParams>({});
export const PageParamsProvider = ParamsContext.Provider;

/** The `:params` in the address of the current page. */
export const usePageParams = () => useContext(ParamsContext);

/** The page of an address with its parameters, from the same table that makes the server's `pages.json`. */
export function matchPage(
  pages: readonly Page[],
  pathname: string,
): { page: Page; params: PageParams } | undefined {
  const segments = segmentsOf(withoutPersonalArea(pathname)).map(readable);
  for (const page of pages) {
    for (const read of page.readers) {
      const params = read(segments);
      if (params) return { page, params };
    }
  }
  return undefined;
}

/** Decodes `%40` and the like; an invalid encoding stays as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

let siteMap: readonly Page[] = [];

/** Set once at startup, so that a part of one page can look up another without importing them all. */
export const provideSiteMap = (pages: readonly Page[]) => void (siteMap = pages);

export const pageAt = (pathname: string) => matchPage(siteMap, pathname);

export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  return matchPage(pages, pathname)?.page;
}
