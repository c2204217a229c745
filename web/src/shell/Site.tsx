import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { patternsOf } from '../page.ts';
import { insidePersonalArea, paths } from '../paths.ts';
import { pages } from '../routes.tsx';
import { Notices } from '../ui/Notices.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RenderFailureBoundary } from './RenderFailureBoundary.tsx';
import styles from './Site.module.css';
import { useArrival } from './use-arrival.ts';

const MAIN_ID = 'contenuto';

/** Everything on the screen, whichever page it is. */
export function Site() {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <div className={styles['site']}>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        Vai al contenuto
      </a>
      <Header />
      <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
        {/* Outside the keyed part: the old page stays until the next one's chunk is there. */}
        <Suspense>
          <RenderFailureBoundary key={pathname}>
            <Screens />
          </RenderFailureBoundary>
        </Suspense>
      </main>
      <Footer />
      <Notices />
    </div>
  );
}

function Screens() {
  return (
    <Routes>
      {pages.flatMap(({ Screen, ...page }) =>
        patternsOf(page).flatMap((pattern) => [
          <Route key={pattern} path={pattern} element={<Screen />} />,
          // The personal area has a home of its own.
          pattern !== paths.home && (
            <Route key={`customer ${pattern}`} path={insidePersonalArea(pattern)} element={<Screen />} />
          ),
        ]),
      )}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
