import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';
import type { Thing } from '../src/platform/texts/search/structured-data.ts';

interface SearchHeadParts {
  /** `<title>` and `<meta name="description">` of the page, as they were rendered. */
  readonly head: string;
  readonly address: string;
  readonly isListed: boolean;
}

const PICTURE = { path: '/social.png', width: 1200, height: 630, alt: `${brand.name}: ${brand.tagline}` };

/** What a page tells search engines and whoever shares it. */
export function searchHead({ head, address, isListed }: SearchHeadParts): string {
  if (!isListed) return '<meta name="robots" content="noindex">';
  const url = `${UNKNOWN_ORIGIN}${address.split('?', 1)[0]}`;
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? brand.name;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const shared = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'it_IT',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': `${UNKNOWN_ORIGIN}${PICTURE.path}`,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': PICTURE.alt,
  };
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}

/** The same as blocks of data: browsers do not run them, so the CSP has nothing against them. */
export const searchData = (things: readonly Thing[]) =>
  things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
