import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { matchPage, PageParamsProvider } from '../page/page.ts';
import { paths } from '../router/paths.ts';
import { pages } from '../pages/routes.tsx';
import { watchSession } from '../session/session-watch.ts';
import { CONSENT_PLACE_ID } from '../tracking/consent-place.ts';
import { askConsent } from '../tracking/load-consent.ts';
import { Notices } from '../ui/Notices.tsx';
import { Header } from './Header.tsx';
import { RenderFailureBoundary } from './RenderFailureBoundary.tsx';
import styles from './Site.module.css';
import { useArrival } from './use-arrival.ts';

const MAIN_ID = 'contenuto';

interface SiteProps {
  /** The build renders it; the browser keeps what the build has rendered. */
  readonly footer: ReactNode;
}

/** Everything on the screen, whichever page it is. */
export function Site({ footer }: SiteProps) {
  const { pathname } = useLocation();
  useArrival(pathname);
  useEffect(watchSession, []);
  useEffect(askConsent, []);
  return (
    <div className={styles['site']}>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        Vai al contenuto
      </a>
      {/* Filled from outside: whoever moves by keyboard is asked early. */}
      <div id={CONSENT_PLACE_ID} className={styles['consent']} />
      <RenderFailureBoundary instead={null}>
        {!matchPage(pages, pathname)?.page.hidesHeader && <Header />}
      </RenderFailureBoundary>
      <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
        {/* Outside the keyed part: the old page stays until the next one's chunk is there. */}
        <Suspense>
          <RenderFailureBoundary key={pathname}>
            <Screens />
          </RenderFailureBoundary>
        </Suspense>
      </main>
      {footer}
      <Notices />
    </div>
  );
}

// Not the router's own <Routes>: the site map already says which page an address shows, and one table is enough.
function Screens() {
  const { pathname } = useLocation();
  const match = matchPage(pages, pathname);
  if (!match) return <GoHome />;
  const { page, params } = match;
  return (
    <PageParamsProvider value={params}>
      <page.Screen />
    </PageParamsProvider>
  );
}

/** An address that no page knows: home says so, and is there. */
function GoHome() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () => void navigate(paths.home, { replace: true, state: { unknownAddress: pathname } }),
    [navigate, pathname],
  );
  return null;
}
