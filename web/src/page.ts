import { type ComponentType, createContext, useContext } from 'react';
import { matchPath } from 'react-router';
import { lazyPart } from './lazy-part.ts';
import { withoutPersonalArea } from './paths.ts';

export interface PageDescription {
  /** Route pattern; `:param` and `:param?` only, because the server reads the same pattern. */
  readonly path: string;
  /** Other patterns that show the very same page. */
  readonly also?: readonly string[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /**
   * The addresses whose HTML is made at build time. By default one: the path without its optional parts.
   * A page whose first screen depends on a parameter lists one address for each known value; the first
   * listed one also answers for values that nobody listed.
   */
  readonly prerenderAt?: readonly string[] | (() => Promise<readonly string[]>);
  /** Stands beside the sandbox providers; the server leaves it out in production. */
  readonly sandboxOnly?: boolean;
  /** A wizard: `?passo=n` gets a second HTML, with a skeleton in place of the first question. */
  readonly resumable?: boolean;
  /** The screen stands alone, without the site's header. */
  readonly hidesHeader?: boolean;
}

export interface Page extends PageDescription {
  readonly preload: () => Promise<void>;
  readonly Screen: ComponentType;
}

export function definePage(description: PageDescription): Page {
  const { Part, preload } = lazyPart(async () => (await description.load()).default);
  return { ...description, preload, Screen: Part };
}

export function patternsOf(page: PageDescription): readonly string[] {
  return [page.path, ...(page.also ?? [])];
}

export type PageParams = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<PageParams>({});
export const PageParamsProvider = ParamsContext.Provider;

/** The values of the `:params` in the address of the page on the screen. */
export const usePageParams = () => useContext(ParamsContext);

/** The page of an address, with what its pattern found there; the same table that makes the server's `pages.json`. */
export function matchPage(
  pages: readonly Page[],
  pathname: string,
): { page: Page; params: PageParams } | undefined {
  const route = withoutPersonalArea(pathname);
  for (const page of pages) {
    for (const pattern of patternsOf(page)) {
      const match = matchPath(pattern, route);
      if (match) return { page, params: readable(match.params) };
    }
  }
  return undefined;
}

/** The router leaves `%40` and the like in the values; one that is not even encoded rightly stays as it is. */
function readable(params: PageParams): PageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      try {
        return [name, value === undefined ? undefined : decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );
}

let siteMap: readonly Page[] = [];

/** Told once, at the start: a part of one page can then ask about another without importing them all. */
export const provideSiteMap = (pages: readonly Page[]) => void (siteMap = pages);

export const pageAt = (pathname: string) => matchPage(siteMap, pathname);

export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  return matchPage(pages, pathname)?.page;
}
