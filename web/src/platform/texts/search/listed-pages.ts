import { paths } from '../../router/paths.ts';

/**
 * The pages that search engines may list, as the site map names them. Every other page is for one person (a purchase, a
 * result, an account) or leads somewhere else, and says so. Read by the build alone.
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
