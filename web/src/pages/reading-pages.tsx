import { definePage, type Page, type PageDescription } from '../page/page.ts';
import { paths } from '../router/paths.ts';

const readingPage = (description: PageDescription) => definePage({ ...description, isForReading: true });

const guideAddresses = async () => {
  const { guideKeys } = await import('@riparo/domain/guide/guide.ts');
  return guideKeys.map(paths.guide);
};

const productAddresses = async () => {
  const { productPageKeys } = await import('@riparo/domain/products/pages.ts');
  return productPageKeys.map(paths.product);
};

/**
 * The pages that are only read, as entries of the site map. The build renders them; the browser gets HTML and a small script
 * (`reading/reading.ts`), and never their code.
 */
export const readingPages: readonly Page[] = [
  readingPage({
    path: paths.home,
    also: ['/home'],
    load: () => import('./home/HomePage.tsx'),
  }),
  readingPage({
    path: paths.products,
    load: () => import('./prodotti/ProductsPage.tsx'),
  }),
  readingPage({
    path: paths.product(':key'),
    prerenderAt: productAddresses,
    unknownLeadsTo: paths.products,
    leadsOn: true,
    load: () => import('./prodotti/ProductPage.tsx'),
  }),
  readingPage({
    path: paths.guides,
    load: () => import('./guide/GuidesPage.tsx'),
  }),
  readingPage({
    path: paths.guide(':key'),
    prerenderAt: guideAddresses,
    unknownLeadsTo: paths.guides,
    load: () => import('./guide/GuidePage.tsx'),
  }),
  readingPage({
    path: paths.privacy,
    load: () => import('./legal/PrivacyPage.tsx'),
  }),
  readingPage({
    path: paths.cookies,
    load: () => import('./legal/CookiesPage.tsx'),
  }),
  readingPage({
    path: paths.terms,
    load: () => import('./legal/TermsPage.tsx'),
  }),
  readingPage({
    path: paths.complaints,
    load: () => import('./legal/ComplaintsPage.tsx'),
  }),
  readingPage({
    path: paths.injured,
    load: () => import('./legal/InjuredPage.tsx'),
  }),
  readingPage({
    path: paths.accessibility,
    load: () => import('./legal/AccessibilityPage.tsx'),
  }),
  readingPage({
    path: paths.transparency,
    load: () => import('./legal/TransparencyPage.tsx'),
  }),
  readingPage({
    path: paths.quizSuccess,
    load: () => import('./checkup/SuccessPage.tsx'),
  }),
  readingPage({
    path: paths.quoteNotFound(':uuid'),
    load: () => import('./preventivo/ops/MissingQuotePage.tsx'),
  }),
  // The next two are pages of the application too, which must be able to show them where no network is left.
  readingPage({
    path: paths.quoteUnavailable(),
    also: ['/preventivo/ops', '/preventivo/ops/:opscase'],
    load: () => import('./preventivo/ops/ReadUnavailableQuotePage.tsx'),
  }),
  readingPage({
    path: `${paths.failure}/:uuid?`,
    load: () => import('./failure/ReadFailurePage.tsx'),
  }),
  readingPage({
    path: '/preventivo/ops/:opscase/:uuid',
    comesLast: true,
    load: () => import('./preventivo/ops/ReadUnavailableQuotePage.tsx'),
  }),
];
