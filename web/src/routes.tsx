import { quotableProducts } from '@riparo/domain/quote/products.ts';
import { definePage, type Page } from './page.ts';
import { paths } from './paths.ts';

/**
 * The site map. One entry is one page: its address, its lazy chunk, its prerendered HTML and its place in
 * the JavaScript budget all follow from here. The first pattern that matches wins.
 */
export const pages: readonly Page[] = [
  definePage({
    path: paths.home,
    also: ['/home'],
    load: () => import('./pages/home/HomePage.tsx'),
  }),
  definePage({
    path: paths.pension,
    resumable: true,
    load: () => import('./pages/pensione/PensionPage.tsx'),
  }),
  definePage({
    path: paths.quote(':product'),
    prerenderAt: quotableProducts.map(({ key }) => paths.quote(key)),
    resumable: true,
    load: () => import('./pages/preventivo/QuotePage.tsx'),
  }),
  definePage({
    path: paths.privacy,
    load: () => import('./pages/privacy/PrivacyPage.tsx'),
  }),
  definePage({
    path: `${paths.failure}/:uuid?`,
    load: () => import('./pages/failure/FailurePage.tsx'),
  }),
  definePage({
    path: paths.demonstration,
    sandboxOnly: true,
    resumable: true,
    load: () => import('./pages/sandbox/DemonstrationPage.tsx'),
  }),
];
