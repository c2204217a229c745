import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { patternsOf } from '../page.ts';
import { insidePersonalArea, paths } from '../paths.ts';
import { pages } from '../routes.tsx';
import { Notices } from '../ui/Notices.tsx';

/** Everything on the screen, whichever page it is. */
export function Site() {
  return (
    <>
      <main>
        <Suspense>
          <Routes>
            {pages.flatMap(({ Screen, ...page }) =>
              patternsOf(page).flatMap((pattern) => [
                <Route key={pattern} path={pattern} element={<Screen />} />,
                pattern !== paths.home && (
                  <Route key={`customer${pattern}`} path={insidePersonalArea(pattern)} element={<Screen />} />
                ),
              ]),
            )}
          </Routes>
        </Suspense>
      </main>
      <Notices />
    </>
  );
}
