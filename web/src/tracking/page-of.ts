import { guideKeys } from '@riparo/domain/guide/guide.ts';
import { productPageKeys } from '@riparo/domain/products/pages.ts';
import { purchasableProducts } from '@riparo/domain/products/catalogue.ts';
import { quotableProducts } from '@riparo/domain/quote/products.ts';
import { pageAt } from '../page/page.ts';

/** What may stand in an address without telling anything about a person: our own keys. */
const ownKeys: ReadonlySet<string> = new Set([
  ...guideKeys,
  ...productPageKeys,
  ...purchasableProducts.map(({ key }) => key),
  ...quotableProducts.map(({ key }) => key),
]);

/** The page of an address as the site map names it: of its parameters only our own keys are told. */
export function pageOf(pathname: string): string | null {
  const match = pageAt(pathname);
  if (!match) return null;
  return match.page.path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = match.params[name] ?? '';
    return ownKeys.has(value) ? value : `:${name}`;
  });
}
