import { countVisit } from './count-visit.ts';
import { guideKeys } from '@riparo/domain/platform/site/guide.ts';
import { productPageKeys } from '@riparo/domain/buy/products/pages.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { quotableProducts } from '@riparo/domain/understand/quote/products.ts';
import { pageAt } from '../page/page.ts';
import { paths, withoutPersonalArea } from '../router/paths.ts';

/** Keys that may appear in an address without identifying a person: our own. */
const ownKeys: ReadonlySet<string> = new Set([
  ...guideKeys,
  ...productPageKeys,
  ...purchasableProducts.map(({ key }) => key),
  ...quotableProducts.map(({ key }) => key),
]);

/** Static pages, which the application's site map does not know, go by their address. */
const readAddresses: ReadonlySet<string> = new Set([
  paths.home,
  paths.products,
  ...productPageKeys.map(paths.product),
  paths.guides,
  ...guideKeys.map(paths.guide),
  paths.privacy,
  paths.cookies,
  paths.terms,
  paths.complaints,
  paths.injured,
  paths.accessibility,
  paths.transparency,
  paths.quizSuccess,
]);

/** The page of an address as the site map names it: only our own keys among its parameters are sent. */
export function pageOf(pathname: string): string | null {
  const match = pageAt(pathname);
  if (!match) return readAddress(withoutPersonalArea(pathname));
  return match.page.path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = match.params[name] ?? '';
    return ownKeys.has(value) ? value : `:${name}`;
  });
}

function readAddress(address: string): string | null {
  if (address === paths.signedOut) return paths.home;
  return readAddresses.has(address) ? address : null;
}

/** In the application the site map names every address. */
export const countApplication = (address: string) => countVisit(address, pageOf);
