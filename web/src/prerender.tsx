import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from './router/router.tsx';
import { pageCalls } from './pages/page-calls.ts';
import { findPage } from './page/page.ts';
import { paths } from './router/paths.ts';
import { pages } from './pages/routes.tsx';
import { listedPages } from './search/listed-pages.ts';
import { structuredDataOf } from './search/structured-data.ts';
import { Footer } from './shell/Footer.tsx';
import { Site } from './shell/Site.tsx';

export { listedPages, pageCalls, pages, structuredDataOf };
export const signInPath = paths.signIn;

export interface PrerenderedPage {
  /** `<title>` and `<meta>` of the page. */
  readonly head: string;
  readonly body: string;
}

/** The HTML of one address, exactly as the browser's first render will find it. */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  await findPage(pages, new URL(address, 'http://localhost').pathname)?.preload();
  return splitHead(
    await renderToText(
      <StaticRouter address={address}>
        <Site footer={<Footer />} />
      </StaticRouter>,
    ),
  );
}

async function renderToText(node: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(node, {
    // Without a limit React moves large parts behind inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude as BodyInit).text();
  // React renders a failed part in the browser instead; here a page that can not be rendered is a bug.
  if (failures.length > 0) throw failures[0];
  return html;
}

/** React writes the tags that belong into `<head>` before everything else. */
function splitHead(html: string): PrerenderedPage {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
