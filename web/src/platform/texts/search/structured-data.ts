import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { findProductPage } from '@riparo/domain/buy/products/pages.ts';
import type { ProductPageKey } from '@riparo/domain/buy/products/catalogue.ts';
import { startingPrice } from '@riparo/domain/buy/products/starting-prices.ts';
import type { ProductPage } from '@riparo/domain/buy/products/product.ts';
import { guideSummaries } from '@riparo/domain/understand/guide/catalogue.ts';
import { type GuideKey, isGuideKey } from '@riparo/domain/platform/site/guide.ts';
import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';
import { paths } from '../../router/paths.ts';
import { questions } from '../home.ts';
import { loadProduct } from '../products/load-product.ts';
import type { Question } from '@riparo/domain/platform/site/question.ts';

/** A schema.org object. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const at = (path: string) => `${UNKNOWN_ORIGIN}${path}`;

/** The structured data of a page for search engines. Read by the build only. */
export async function structuredDataOf(address: string): Promise<readonly Thing[]> {
  if (address === paths.home) return [agency, site, faq(questions)];
  const [, kind, key = ''] = address.split('/');
  const product = kind === 'prodotti' ? findProductPage(key) : undefined;
  if (product) return productThings(product);
  if (kind === 'guide' && isGuideKey(key)) return guideThings(key);
  return [];
}

const agency: Thing = {
  '@type': 'InsuranceAgency',
  name: brand.name,
  slogan: brand.tagline,
  url: at('/'),
  logo: at('/icons/512.png'),
  image: at('/social.png'),
  email: brand.support.email,
  areaServed: 'IT',
};

const site: Thing = { '@type': 'WebSite', name: brand.name, url: at('/'), inLanguage: 'it' };

const faq = (list: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const breadcrumbs = (...places: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[brand.name, paths.home] as const, ...places].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(path),
  })),
});

/** A fixed price, or the lowest of several. */
function offer(key: ProductPageKey): Thing {
  const { cents, isLowest } = startingPrice(key);
  const price = (cents / 100).toFixed(2);
  const common = {
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: at(paths.product(key)),
  };
  return isLowest
    ? { '@type': 'AggregateOffer', lowPrice: price, ...common }
    : { '@type': 'Offer', price, ...common };
}

async function productThings(page: ProductPage<ProductPageKey>): Promise<readonly Thing[]> {
  const { key, name, line } = page;
  const text = await loadProduct(page);
  const url = paths.product(key);
  return [
    {
      '@type': 'Product',
      name,
      description: line,
      category: 'Assicurazioni',
      image: at('/social.png'),
      brand: { '@type': 'Brand', name: brand.name },
      offers: offer(key),
    },
    faq(text.faq),
    breadcrumbs(['Prodotti', paths.products], [name, url]),
  ];
}

function guideThings(key: GuideKey): readonly Thing[] {
  const { title, summary, updatedOn } = guideSummaries[key];
  return [
    {
      '@type': 'Article',
      headline: title,
      description: summary,
      dateModified: updatedOn,
      inLanguage: 'it',
      image: at('/social.png'),
      author: { '@type': 'Organization', name: brand.name, url: at('/') },
      mainEntityOfPage: at(paths.guide(key)),
    },
    breadcrumbs(['Guide', paths.guides], [title, paths.guide(key)]),
  ];
}
