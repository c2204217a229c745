import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from './platform/router/router.tsx';
import { pageCalls } from './assembly/page-calls.ts';
import { findPage } from './platform/page/page.ts';
import { paths } from './platform/router/paths.ts';
import { readingPages } from './assembly/reading-pages.tsx';
import { pages as applicationPages } from './assembly/routes.tsx';
import { listedPages } from './platform/texts/search/listed-pages.ts';
import { structuredDataOf } from './platform/texts/search/structured-data.ts';

export { listedPages, pageCalls, structuredDataOf };
/** Every document, in the order in which the server matches them. A page in both lists is static. */
export const pages = [
  ...readingPages,
  ...applicationPages.filter(({ path }) => readingPages.every((page) => page.path !== path)),
].toSorted((one, other) => Number(one.comesLast ?? false) - Number(other.comesLast ?? false));
export const signInPath = paths.signIn;

export interface PrerenderedPage {
  /** `<title>` and `<meta>` of the page. */
  readonly head: string;
  readonly body: string;
}

/** The HTML of one address, exactly as the browser's first render will produce it. */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  const page = findPage(pages, new URL(address, 'http://localhost').pathname);
  await page?.preload();
  const site = await (page?.isForReading ? readingSite() : application());
  return splitHead(await renderToText(<StaticRouter address={address}>{site}</StaticRouter>));
}

// In separate chunks: a static page gets the styles of what it renders, and no others.
async function application(): Promise<ReactNode> {
  const { Site } = await import('./assembly/Site.tsx');
  const { Footer } = await import('./platform/shell/Footer.tsx');
  return <Site footer={<Footer />} />;
}

async function readingSite(): Promise<ReactNode> {
  const { ReadingSite } = await import('./assembly/reading/ReadingSite.tsx');
  return <ReadingSite />;
}

async function renderToText(node: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(node, {
    // Without a limit React moves large parts behind inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude as BodyInit).text();
  // React would render a failed part in the browser instead; here a page that cannot be rendered is a bug.
  if (failures.length > 0) throw failures[0];
  return html;
}

/** React writes the tags for `<head>` before everything else. */
function splitHead(html: string): PrerenderedPage {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
