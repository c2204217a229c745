import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { attempt } from '@riparo/ui/attempt.ts';
import { handOverNotices } from '@riparo/ui/notices.ts';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { BrowserRouter } from './platform/router/router.tsx';
import { findPage, provideSiteMap } from './platform/page/page.ts';
import { paths } from './platform/router/paths.ts';
import { preloadPagesOnIntent } from './platform/page/preload-on-intent.ts';
import { pages } from './assembly/routes.tsx';
import { navigate, provideOwnDocuments } from './platform/router/address-bar.ts';
import { followSignOut } from './platform/session/follow-sign-out.ts';
import type { LoginHandOver } from './platform/session/login-hand-over.ts';
import { StaticFooter } from './platform/shell/StaticFooter.tsx';
import { existingHtml } from './platform/shell/existing-html.ts';
import { Site } from './assembly/Site.tsx';
import { provideCounting } from './platform/tracking/counting.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  provideSiteMap(pages);
  provideOwnDocuments((pathname) => !findPage(pages, pathname), handOverNotices);
  provideCounting(async () => (await import('./platform/tracking/count-application.ts')).countApplication);

  const page = findPage(pages, location.pathname);
  // The server sent the login in place of a page that needs it.
  if (page?.isProtected && root.dataset['address'] === paths.signIn) {
    const { pathname, search, hash } = location;
    navigate(paths.signIn, {
      replace: true,
      state: { from: pathname + search + hash } satisfies LoginHandOver,
    });
  }

  // Only the development server sends a static page to the application.
  if (import.meta.env.DEV && !page)
    return (await import('./assembly/reading/develop.tsx')).renderStaticPage(root);

  // Load the chunk before hydrating, so that the first render equals the prerendered HTML. If it fails, the
  // render meets the same failure and shows its page.
  await findPage(pages, location.pathname)
    ?.preload()
    .catch(() => undefined);

  const site = (
    <BrowserRouter>
      <Site footer={await footerOf(root)} />
    </BrowserRouter>
  );
  // As a transition it yields to the visitor every few milliseconds; otherwise it would be one long task.
  // Only the development server sends an empty root.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);

  preloadPagesOnIntent(pages);
  followSignOut();
  whenIdle(() => void stopSecondTaps().catch(() => undefined));
  // Deletes expired answers, whichever page is opened.
  if (attempt(() => localStorage.length)) whenIdle(() => void deleteExpired().catch(() => undefined));
}

const stopSecondTaps = async () => (await import('./platform/shell/second-tap.ts')).stopSecondTaps();
const deleteExpired = async () =>
  (await import('./platform/wizard/keeping/forget-expired.ts')).deleteExpired();

async function footerOf(root: Element): Promise<ReactNode> {
  const prerendered = root.querySelector(':scope > div > footer');
  if (prerendered) return <StaticFooter html={existingHtml(prerendered)} />;
  // Only the development server sends a page without one.
  const { Footer } = await import('./platform/shell/Footer.tsx');
  return <Footer />;
}

void start();
