// @vitest-environment happy-dom
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test/on-page.ts';
import { wordsIn } from '../../../test/words.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import { findPage } from '../page/page.ts';

beforeEach(() => {
  vi.resetModules();
  // React warns about pages rendered in the same process: the build has its own.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  Object.assign(window, { requestIdleCallback: globalThis.requestIdleCallback });
  document.cookie = `${SESSION_MARKER}=; Path=/; Max-Age=-1`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** Loads what the server sends at an address, then the application. */
async function open(at: string, { html = '', address = at } = {}) {
  history.replaceState(null, '', at);
  document.body.innerHTML = `<div id="root" data-address="${address}">${html}</div>`;
  const sent = document.getElementById('root')?.firstElementChild;
  await settled(async () => {
    await import('../../main.tsx');
    await vi.dynamicImportSettled();
  });
  await settled(() => vi.dynamicImportSettled());
  const root = document.getElementById('root');
  return { words: wordsIn(root?.innerHTML ?? ''), isKept: sent !== null && root?.firstElementChild === sent };
}
/** The page as the build renders it. */
async function prerendered(address: string): Promise<string> {
  const { pages } = await import('../../assembly/routes.tsx');
  await findPage(pages, address)?.preload();
  const { Site } = await import('../../assembly/Site.tsx');
  const { StaticRouter } = await import('../router/router.tsx');
  return renderToString(
    <StaticRouter address={address}>
      <Site footer={<footer className="footer">Come è arrivato</footer>} />
    </StaticRouter>,
  );
}

test('the prerendered page is kept as it is and hydrated', async () => {
  const html = await prerendered('/forgot-password');
  localStorage.setItem(`${WIZARD_KEYS}old`, '{"until":1}');
  const { words, isKept } = await open('/forgot-password', { html });
  expect(isKept).toBe(true);
  expect(words).toContain('Come è arrivato');
  expect(words).toContain('Accedi');
  // Expired answers are removed.
  expect(localStorage.length).toBe(0);

  // Pages of the application are rendered here; every other address is a document of its own.
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { navigate } = await import('../router/address-bar.ts');
  await settled(() => navigate('/login'));
  expect(assign.mock.calls).toEqual([]);
  expect(location.pathname).toBe('/login');
  await settled(() => navigate('/guide'));
  expect(assign).toHaveBeenCalledWith('/guide');
  const { pageAt } = await import('../page/page.ts');
  expect(pageAt('/login')?.page.path).toBe('/login');
  const { loadCounting } = await import('../tracking/counting.ts');
  expect(await loadCounting()).toBe((await import('../tracking/count-application.ts')).countApplication);

  // Signing out in another tab clears this one too.
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  sessionStorage.setItem('answers', 'x');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(reload).toHaveBeenCalled();
});

test('a visitor who was sent the login instead of their page returns there after signing in', async () => {
  const before = history.length;
  await open('/user-profile?conferma=email#x', { address: '/login' });
  expect(location.pathname).toBe('/login');
  expect(history.length).toEqual(before);
  expect(history.state).toMatchObject({ state: { from: '/user-profile?conferma=email#x' } });
});
