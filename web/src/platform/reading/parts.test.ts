// @vitest-environment happy-dom
import { findProductPage } from '@riparo/domain/buy/products/pages.ts';
import { Notices } from '@riparo/ui/Notices.tsx';
import { dismissNotice, handOverNotices, notify, shownNotices } from '@riparo/ui/notices.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../../test/on-page.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import { endSession, enterSession } from '../session/session-store.ts';
import { offerToResume } from './offer-to-resume.ts';
import { showAccount } from './show-account.ts';
import { showNotices } from './show-notices.ts';
import { showFailure } from './show-failure.ts';
import { showUnknownAddress } from './show-unknown-address.ts';
import { hydrateParts } from '../../assembly/reading/wake-parts.ts';

/** A static page with this part on it. */
const pageWith = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

beforeEach(() => history.replaceState(null, '', '/guide'));
afterEach(async () => {
  await settled(() => shownNotices().forEach(({ id }) => dismissNotice(id)));
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'navigation');
});

const failurePage = () => {
  document.body.innerHTML = '<p data-part="failure-message">Qualcosa non va.</p><a href="/">Riprova</a>';
  return document.querySelector('a') as HTMLElement;
};
describe('the failure page as a static page', () => {
  test('the failure page shows what the page before handed over, and «Riprova» leads back there', () => {
    const retry = failurePage();
    const state = { message: 'Siamo chiusi.', backAddress: '/pensione?passo=4' };
    history.replaceState({ key: 'x', state }, '', '/ops');
    showFailure(retry);
    expect(document.querySelector('p')?.textContent).toBe('Siamo chiusi.');
    expect(retry.getAttribute('href')).toBe('/pensione?passo=4');
  });
});

const keep = (name: string, title: string, until: number) =>
  localStorage.setItem(WIZARD_KEYS + name, JSON.stringify({ path: `/${name}`, title, until }));

describe('unfinished questions', () => {
  const html =
    '<div><template><aside><b data-fill="title"></b><a href="/">Riprendi</a><button>Togli</button></aside></template></div>';

  test('unfinished questions can be resumed, the latest first, or discarded', () => {
    keep('pensione', 'Pensione', Date.now() + 1000);
    keep('vita', 'Vita', Date.now() + 2000);
    sessionStorage.setItem(`${WIZARD_KEYS}vita`, '{}');
    const place = pageWith(html);
    offerToResume(place);
    const way = () => place.querySelector('a');
    expect(place.querySelector('b')?.textContent).toBe('Vita');
    expect(way()?.getAttribute('href')).toBe('/vita?passo=99');
    expect(way()?.getAttribute('aria-label')).toBe('Riprendi: Vita');
    place.querySelector('button')?.click();
    expect(place.querySelectorAll('aside')).toHaveLength(1);
    expect(way()?.getAttribute('href')).toBe('/pensione?passo=99');
    expect(localStorage).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    place.querySelector('button')?.click();
    expect(place.querySelector('aside')).toBeNull();
  });
});

test.each([
  ['/non/c-è', '/', '/non/c-è'],
  [`/${'a'.repeat(80)}`, '/', `/${'a'.repeat(59)}…`],
  [`/${'a'.repeat(59)}`, '/', `/${'a'.repeat(59)}`],
  ['/%E0%A4%A', '/', '/%E0%A4%A'],
  ['/', '/', ''],
  ['/home', '/home', ''],
])('an unknown address is reported: %s', (address, then, said) => {
  history.replaceState(null, '', address);
  const place = pageWith('<div><template><b data-fill="address"></b></template></div>');
  showUnknownAddress(place);
  expect(location.pathname).toEqual(then);
  expect(place.querySelector('b')?.textContent ?? '').toEqual(said);
});

test('notices of the page before are shown on this one', async () => {
  notify({ kind: 'info', text: 'Ciao.' });
  handOverNotices();
  for (const { id } of shownNotices()) dismissNotice(id);
  showNotices();
  expect(shownNotices()).toEqual([]);
  await Promise.all([import('./notices-of-page.tsx'), import('@riparo/ui/NoticeCard.tsx')]);
  pageWith(`<div data-part="notices">${renderToString(createElement(Notices))}</div>`);
  await settled(showNotices);
  expect(shownNotices().map(({ text }) => text)).toEqual(['Ciao.']);
  expect(document.body.textContent).toContain('Ciao.');
});

describe('parts of a static page', () => {
  const failure = '<p data-part="failure-message"></p><a data-part="retry" href="/">Riprova</a>';

  test('parts are hydrated where they are wanted', async () => {
    await Promise.all([import('./show-failure.ts'), import('./offer-to-resume.ts')]);
    document.body.innerHTML = failure;
    history.replaceState({ key: 'x', state: { message: 'Siamo chiusi.' } }, '', '/ops');
    await settled(hydrateParts);
    expect(document.querySelector('p')?.textContent).toBe('Siamo chiusi.');
  });

  test('parts below the screen are hydrated once when they come near it', async () => {
    const observers: { tell: (seen: { isIntersecting: boolean }[]) => void; places: Element[] }[] = [];
    const disconnect = vi.fn<() => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        places: Element[] = [];
        constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
          observers.push({ tell, places: this.places });
        }
        observe = (place: Element) => void this.places.push(place);
        disconnect = disconnect;
      },
    );
    await import('../../assembly/reading/events.tsx');
    const { loadProduct } = await import('../texts/products/load-product.ts');
    const pet = findProductPage('pet');
    const text = pet && (await loadProduct(pet));
    const { events = [] } = (await text?.events?.()) ?? {};
    const { EventBoard } = await import('../../buy/prodotti/events/EventBoard.tsx');
    const board = renderToString(createElement(EventBoard, { events, documents: text?.documents ?? [] }));
    const place = pageWith(`<div data-part="events" data-product="pet">${board}</div>`);
    const isAlive = () => place.querySelector('fieldset:disabled') === null;
    await settled(hydrateParts);
    expect(observers.map(({ places }) => places)).toEqual([[place]]);
    await settled(() => observers[0]?.tell([{ isIntersecting: false }]));
    expect(isAlive()).toBe(false);
    expect(disconnect.mock.calls).toHaveLength(0);
    await settled(() => observers[0]?.tell([{ isIntersecting: false }, { isIntersecting: true }]));
    await settled(() => vi.dynamicImportSettled());
    expect(isAlive()).toBe(true);
    expect(disconnect.mock.calls).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  test('parts show by when a call would come, and update it every minute', async () => {
    vi.resetModules();
    vi.useFakeTimers({ now: new Date('2026-11-18T10:00:00+01:00'), toFake: ['Date', 'setInterval'] });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { showCallPromise } = await import('./show-call-promise.ts');
    const place = pageWith('<div><template><b data-fill="when"></b></template></div>');
    const said = () => place.querySelector('b')?.textContent;
    await showCallPromise(place);
    const first = said();
    expect(first).toMatch(/\d/);
    vi.advanceTimersByTime(59_999);
    expect(said()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(said()).not.toBe(first);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

const dialog = () => document.querySelector('dialog');
const press = async (selector: string) => {
  await settled(() => document.querySelector<HTMLElement>(selector)?.click());
  await settled(() => vi.dynamicImportSettled());
};

test('the account menu opens in the corner and closes again', async () => {
  await import('./account-menu.tsx');
  document.body.innerHTML =
    '<div data-part="account"><a href="/login" hidden>Entra</a><button hidden></button></div>';
  showAccount();
  await press('button');
  expect(dialog()).toBeNull();
  const attributes = { name: 'Ada', family_name: 'Lovelace', email: 'ada@example.it' };
  enterSession({ authenticated: true, attributes, profileVersion: 1 } as never);
  await press('button');
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent.includes('Ada Lovelace')).toBe(true);
  await press('dialog button[aria-label="Chiudi"]');
  expect(dialog()?.open).toBe(false);
  await settled(() => endSession());
});
