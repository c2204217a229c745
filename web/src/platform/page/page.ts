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
  /** Route pattern; `:param` and `:param?` only, because the server reads the same pattern. */
  readonly path: string;
  /** Other patterns that show the very same page. */
  readonly also?: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /**
   * The addresses whose HTML is made at build time. By default one: the path without its optional
   * parts, about nobody in particular.
   * A page whose first screen depends on a parameter lists one address for each known value; the first
   * listed one also answers for values that nobody listed.
   */
  readonly prerenderAt?: readonly string[] | (() => Promise<readonly string[]>);
  /** Its pattern is wider than its addresses: the server answers for those that are prerendered, and for no other. */
  readonly listedOnly?: boolean;
  /** Stands beside the sandbox providers; the server leaves it out in production. */
  readonly sandboxOnly?: boolean;
  /** A wizard: `?passo=n` gets a second HTML, with a skeleton in place of the first question. */
  readonly resumable?: boolean;
  /** Only for people who are signed in: everybody else is shown the login in its place. */
  readonly isProtected?: boolean;
  /**
   * A document of its own, to be read: the build renders it, and the browser gets it with a small script in place of the
   * application (`reading/reading.ts`).
   */
  readonly isForReading?: boolean;
  /** Of such a page: its first link to a flow is what it is read for, and the flow's code comes meanwhile. */
  readonly leadsOn?: boolean;
  /** Where the server leads who asks for an address of this pattern that is not prerendered. */
  readonly unknownLeadsTo?: string;
  /** Its pattern holds addresses of other pages, of either kind: the server looks for those first. */
  readonly comesLast?: boolean;
  /** The screen stands alone, without the site's header. */
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

/** The values of the `:params` in the address of the page on the screen. */
export const usePageParams = () => useContext(ParamsContext);

/** The page of an address, with what its pattern found there; the same table that makes the server's `pages.json`. */
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

/** A part of an address without `%40` and the like; one that is not even encoded rightly stays as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

let siteMap: readonly Page[] = [];

/** Told once, at the start: a part of one page can then ask about another without importing them all. */
export const provideSiteMap = (pages: readonly Page[]) => void (siteMap = pages);

export const pageAt = (pathname: string) => matchPage(siteMap, pathname);

export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  return matchPage(pages, pathname)?.page;
}
