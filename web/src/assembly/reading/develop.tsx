import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findPage } from '../../platform/page/page.ts';
import { readingPages } from '../reading-pages.tsx';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { ReadingSite } from './ReadingSite.tsx';

/** The development server has no built page: render it here, so that it is as visitors get it. */
export async function renderStaticPage(root: HTMLElement): Promise<void> {
  await findPage(readingPages, location.pathname)?.preload();
  flushSync(() =>
    createRoot(root).render(
      <BrowserRouter>
        <ReadingSite />
      </BrowserRouter>,
    ),
  );
  await import('./reading.ts');
}
