import { paths } from '../../router/paths.ts';

/**
 * The pages that search engines may list, as the site map names them. All others are personal (a purchase, a
 * result, an account) or redirect, and are marked `noindex`. Read by the build only.
 */
export const listedPages: ReadonlySet<string> = new Set([
  paths.home,
  paths.pension,
  paths.lifeQuote,
  paths.quote(':product'),
  paths.checkup,
  paths.quiz,
  paths.bookCall,
  paths.claims,
  paths.products,
  paths.product(':key'),
  paths.guides,
  paths.guide(':key'),
  paths.transparency,
  paths.privacy,
  paths.cookies,
  paths.terms,
  paths.complaints,
  paths.accessibility,
]);
