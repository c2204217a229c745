import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';

/** `sitemap.xml`: every address that search engines may list. */
export function siteMap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${UNKNOWN_ORIGIN}${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
