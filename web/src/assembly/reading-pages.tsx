import { definePage, type Page, type PageDescription } from '../platform/page/page.ts';
import { paths } from '../platform/router/paths.ts';

const readingPage = (description: PageDescription) => definePage({ ...description, isForReading: true });

const guideAddresses = async () => {
  const { guideKeys } = await import('@riparo/domain/platform/site/guide.ts');
  return guideKeys.map(paths.guide);
};

const productAddresses = async () => {
  const { productPageKeys } = await import('@riparo/domain/buy/products/pages.ts');
  return productPageKeys.map(paths.product);
};

/**
 * The static pages, as entries of the site map. The build renders them; the browser gets HTML and a small
 * script (`reading/reading.ts`), and never their code.
 */
export const readingPages: readonly Page[] = [
  readingPage({
    path: paths.home,
    also: ['/home'],
    load: () => import('../understand/home/HomePage.tsx'),
  }),
  readingPage({
    path: paths.products,
    load: () => import('../buy/prodotti/ProductsPage.tsx'),
  }),
  readingPage({
    path: paths.product(':key'),
    prerenderAt: productAddresses,
    unknownLeadsTo: paths.products,
    leadsOn: true,
    load: () => import('../buy/prodotti/ProductPage.tsx'),
  }),
  readingPage({
    path: paths.guides,
    load: () => import('../understand/guide/GuidesPage.tsx'),
  }),
  readingPage({
    path: paths.guide(':key'),
    prerenderAt: guideAddresses,
    unknownLeadsTo: paths.guides,
    load: () => import('../understand/guide/GuidePage.tsx'),
  }),
  readingPage({
    path: paths.privacy,
    load: () => import('../understand/legal/PrivacyPage.tsx'),
  }),
  readingPage({
    path: paths.cookies,
    load: () => import('../understand/legal/CookiesPage.tsx'),
  }),
  readingPage({
    path: paths.terms,
    load: () => import('../understand/legal/TermsPage.tsx'),
  }),
  readingPage({
    path: paths.complaints,
    load: () => import('../understand/legal/ComplaintsPage.tsx'),
  }),
  readingPage({
    path: paths.injured,
    load: () => import('../understand/legal/InjuredPage.tsx'),
  }),
  readingPage({
    path: paths.accessibility,
    load: () => import('../understand/legal/AccessibilityPage.tsx'),
  }),
  readingPage({
    path: paths.transparency,
    load: () => import('../understand/legal/TransparencyPage.tsx'),
  }),
  readingPage({
    path: paths.quizSuccess,
    load: () => import('../understand/checkup/SuccessPage.tsx'),
  }),
  readingPage({
    path: paths.quoteNotFound(':uuid'),
    load: () => import('../understand/preventivo/ops/MissingQuotePage.tsx'),
  }),
  // The next two are pages of the application too, which must be able to show them offline.
  readingPage({
    path: paths.quoteUnavailable(),
    also: ['/preventivo/ops', '/preventivo/ops/:opscase'],
    load: () => import('../understand/preventivo/ops/ReadUnavailableQuotePage.tsx'),
  }),
  readingPage({
    path: `${paths.failure}/:uuid?`,
    load: () => import('../platform/page/failure/ReadFailurePage.tsx'),
  }),
  readingPage({
    path: '/preventivo/ops/:opscase/:uuid',
    comesLast: true,
    load: () => import('../understand/preventivo/ops/ReadUnavailableQuotePage.tsx'),
  }),
];
