import { type ReactNode, Suspense, useEffect } from 'react';
import { Notices } from '@riparo/ui/Notices.tsx';
import { useLocation } from '../platform/router/router.tsx';
import { matchPage, PageParamsProvider } from '../platform/page/page.ts';
import { pages } from './routes.tsx';
import { watchSession } from '../platform/session/session-watch.ts';
import { askConsent } from '../platform/tracking/load-consent.ts';
import { AccountCorner } from '../platform/shell/AccountCorner.tsx';
import { Frame } from '../platform/shell/Frame.tsx';
import { Header } from '../platform/shell/Header.tsx';
import { RenderFailureBoundary } from '../platform/shell/RenderFailureBoundary.tsx';
import { useArrival } from '../platform/shell/use-arrival.ts';

interface SiteProps {
  /** Rendered by the build; the browser keeps its HTML. */
  readonly footer: ReactNode;
}

/** The application's screen, whichever page it shows. */
export function Site({ footer }: SiteProps) {
  const { pathname } = useLocation();
  useArrival(pathname);
  useEffect(watchSession, []);
  useEffect(askConsent, []);
  const header = (
    <RenderFailureBoundary instead={null}>
      {!matchPage(pages, pathname)?.page.hidesHeader && <Header corner={<AccountCorner />} />}
    </RenderFailureBoundary>
  );
  return (
    <Frame header={header} footer={footer} notices={<Notices />}>
      {/* Outside the keyed part: the old page stays until the next one's chunk has loaded. */}
      <Suspense>
        <RenderFailureBoundary key={pathname}>
          <Screens />
        </RenderFailureBoundary>
      </Suspense>
    </Frame>
  );
}

// Not a router's <Routes>: the site map already says which page an address shows, and one table is enough.
function Screens() {
  const { pathname } = useLocation();
  const match = matchPage(pages, pathname);
  // Every other address is a document of its own.
  if (!match) return null;
  const { page, params } = match;
  return (
    <PageParamsProvider value={params}>
      <page.Screen />
    </PageParamsProvider>
  );
}
