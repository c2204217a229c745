import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { findPage } from '../../platform/page/page.ts';
import { readingPages } from '../reading-pages.tsx';
import { BrowserRouter } from '../../platform/router/router.tsx';
import { ReadingSite } from './ReadingSite.tsx';

/** While developing no build has rendered the page: that is done here, and then it is as visitors get it. */
export async function renderForReading(root: HTMLElement): Promise<void> {
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
