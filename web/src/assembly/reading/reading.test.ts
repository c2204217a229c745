// @vitest-environment happy-dom
import { CHOICE_COOKIE } from '@riparo/domain/platform/tracking/choice.ts';
import { COLLECTOR_META } from '@riparo/domain/platform/tracking/collector-meta.ts';
import { Notices } from '@riparo/ui/Notices.tsx';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test/on-page.ts';
import { WIZARD_KEYS } from '../../platform/api/memory/browser-memory.ts';
import { NEXT_SCRIPTS_META } from '../../platform/page/next-scripts-meta.ts';
import { CONSENT_PLACE_ID } from '../../platform/tracking/consent-place.ts';

const COLLECTOR = 'https://count.example/';
let fetched: string[];
const policies = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.resetModules();
  fetched = [];
  policies.mockClear();
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response();
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  Object.assign(window, {
    requestIdleCallback: globalThis.requestIdleCallback,
    trustedTypes: { createPolicy: policies },
  });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  history.replaceState(null, '', '/non-c-e');
  document.head.innerHTML = `<meta name="${COLLECTOR_META}" content="${COLLECTOR}">
    <meta name="${NEXT_SCRIPTS_META}" content="/next.js">`;
  document.body.innerHTML = `<div id="root" data-address="/">
    <div id="${CONSENT_PLACE_ID}"></div>
    <div data-part="account"><a href="/login" hidden>Accedi</a><button hidden></button></div>
    <div data-part="unknown-address"><template><b data-fill="address"></b></template></div>
    <div data-part="notices">${renderToString(createElement(Notices))}</div>
    <a id="guide" href="/guide">Guide</a>
    <button data-part="cookie-preferences"><i>Cookie</i></button></div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'trustedTypes');
  document.cookie = `${CHOICE_COOKIE}=; Path=/; Max-Age=-1`;
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

const question = () => document.getElementById(CONSENT_PLACE_ID)?.textContent ?? '';
const open = () =>
  settled(async () => {
    await import('./reading.ts');
    await vi.dynamicImportSettled();
  });

test('a static page is hydrated', async () => {
  localStorage.setItem(`${WIZARD_KEYS}old`, '{"until":1}');
  const notices = await import('@riparo/ui/notices.ts');
  notices.notify({ kind: 'info', text: 'Ciao.' });
  notices.handOverNotices();
  for (const { id } of notices.shownNotices()) notices.dismissNotice(id);
  await open();

  // The sign-in link, notices of the page before, and parts of this one.
  expect(document.querySelector<HTMLElement>('[data-part=account] a')?.hidden).toBe(false);
  expect(notices.shownNotices().map(({ text }) => text)).toEqual(['Ciao.']);
  expect(document.querySelector('b')?.textContent).toBe('/non-c-e');
  // Expired answers are deleted, and no text can become HTML.
  expect(localStorage.length).toBe(0);
  expect(policies).toHaveBeenCalledOnce();

  // Without a choice the visitor is asked, and not counted.
  expect(question()).toContain('Possiamo contare le visite?');
  expect(fetched).toEqual([]);
  document.querySelector(`#${CONSENT_PLACE_ID}`)?.replaceChildren();
  await settled(() => document.querySelector<HTMLElement>('#root')?.click());
  await settled(() => document.dispatchEvent(new Event('click')));
  await settled(() => vi.dynamicImportSettled());
  expect(question()).toBe('');
  await settled(() => document.querySelector('i')?.click());
  await settled(() => vi.dynamicImportSettled());
  expect(question()).toContain('Possiamo contare le visite?');

  // The next page's code is prefetched.
  document.dispatchEvent(new Event('scroll'));
  document.getElementById('guide')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched).toEqual(['/next.js', '/guide']);

  // Every address is a document of its own.
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { navigate } = await import('../../platform/router/address-bar.ts');
  navigate('/login');
  expect(assign).toHaveBeenCalledWith('/login');

  // Signing out in another tab clears this one too.
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  sessionStorage.setItem('answers', 'x');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(sessionStorage).toHaveLength(0);
  expect(reload.mock.calls.length > 0).toBe(true);
});

test('a visitor who has consented is counted from the start, under the name of the page', async () => {
  document.cookie = `${CHOICE_COOKIE}=accepted; Path=/`;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === COLLECTOR) bodies.push(JSON.parse(String(body)));
    return new Response();
  });
  await open();
  await settled(() => vi.dynamicImportSettled());
  expect(question()).toBe('');
  expect(bodies).toMatchObject([{ name: 'pageview', url: expect.stringMatching(/\/$/) }]);
  const guide = document.getElementById('guide');
  guide?.addEventListener('click', (event) => event.preventDefault());
  guide?.click();
  expect(bodies.at(-1)).toMatchObject({ name: 'click', props: { target: '/guide' } });
});
