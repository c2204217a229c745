// @vitest-environment happy-dom
import { CONSENT_PLACE_ID } from '../tracking/consent-place.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf } from '../../../test/markup.ts';
import { onPage, settled } from '../../../test/on-page.ts';
import { FailureScreen } from '../page/FailureScreen.tsx';
import { navigate } from '../router/address-bar.ts';
import { BrowserRouter, StaticRouter, useLocation } from '../router/router.tsx';
import { endSession, enterSession } from '../session/session-store.ts';
import { AccountCorner } from './AccountCorner.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';
import { initialsOf } from './initials.ts';
import { StaticFooter } from './StaticFooter.tsx';
import { RenderFailureBoundary } from './RenderFailureBoundary.tsx';
import { useArrival } from './use-arrival.ts';

beforeEach(() => history.replaceState(null, '', '/checkup'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const user = { attributes, profileVersion: 1 };

const here = () => location.pathname + location.search + location.hash;

describe('the footer left as prerendered', () => {
  const html = `<a href="/privacy?da=x#chi">Privacy</a><a href="https://www.ivass.it/">IVASS</a>
    <a href="/trasparenza" target="_blank">Carta</a><p>Testo</p><div id="${CONSENT_PLACE_ID}"></div>
    <button>Preferenze <b>cookie</b></button>`;

  const footer = async () => {
    const page = await onPage(
      <BrowserRouter>
        <StaticFooter html={html} />
      </BrowserRouter>,
    );
    /** Whether the click is left to the browser. */
    const press = async (selector: string, how: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...how });
      let isLeft = false;
      const stay = (heard: Event) => {
        isLeft = !heard.defaultPrevented;
        heard.preventDefault();
      };
      window.addEventListener('click', stay, { once: true });
      await settled(() => page.place.querySelector(selector)?.dispatchEvent(event));
      return isLeft;
    };
    return { ...page, press };
  };

  test('links in the footer are followed inside the application', async () => {
    const { press } = await footer();
    expect(await press('a')).toBe(false);
    expect(here()).toBe('/privacy?da=x#chi');
  });
});

const Broken = ({ message }: { readonly message: string }): never => {
  throw new Error(message);
};
const openBroken = (message: string, instead?: string) =>
  onPage(
    <RenderFailureBoundary {...(instead !== undefined && { instead })}>
      <Broken message={message} />
    </RenderFailureBoundary>,
  );
const isUpdated = (is: boolean) =>
  vi.stubGlobal('fetch', async () => new Response('', { status: is ? 200 : 503 }));

describe('a page that fails to render', () => {
  const MISSING = 'Failed to fetch dynamically imported module: /x.js';
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  test('a page that fails to render says so, and is reloaded on request', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    isUpdated(true);
    const { words, press } = await openBroken('x is undefined');
    expect(words()).toContain('Ops qualcosa è andato storto!');
    expect(reload).not.toHaveBeenCalled();
    await press('Riprova');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a page whose code an update removed is reloaded by itself, and says so', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    const { words } = await openBroken(MISSING);
    expect(words()).toBe('');
    expect(reload.mock.calls).toHaveLength(0);
    await settled(() => resolve(new Response()));
    expect(words()).toContain('Il sito è stato appena aggiornato');
    expect(reload).toHaveBeenCalledOnce();
  });
});

const Page = ({ heading }: { readonly heading?: string }) => {
  const { pathname } = useLocation();
  useArrival(pathname);
  const title = heading ?? `Pagina ${pathname}`;
  return (
    <>
      <h1 key={title}>{title}</h1>
      <button>Avanti</button>
    </>
  );
};
const site = (heading?: string) => (
  <BrowserRouter>
    <Page {...(heading && { heading })} />
  </BrowserRouter>
);
const go = (to: string) => settled(() => navigate(to));

const open = async () => {
  const page = await onPage(site());
  /** The loading page gets its answer, and another heading. */
  const answer = async (heading: string) => {
    await page.rerender(site(heading));
    // Mutation observers run between two turns of the event loop.
    await settled(() => undefined);
  };
  return { ...page, answer };
};

describe('arriving at another page', () => {
  let scrolled: unknown[][];
  beforeEach(() => {
    scrolled = [];
    vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled.push(to));
  });

  test('a new page starts at its top and its heading, without the canonical address of the first page', async () => {
    document.head.innerHTML = '<link rel="canonical" href="/checkup">';
    const { focused } = await open();
    expect(scrolled).toHaveLength(0);
    expect(document.head.childElementCount).toBe(1);
    expect(document.activeElement).toBe(document.body);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await go('/quiz-copertura');
    expect(focused()).toBe('Pagina /quiz-copertura');
    expect(scrolled).toEqual([[0, 0]]);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  test('going back keeps the scroll position the browser restored', async () => {
    const { focused } = await open();
    await settled(() => {
      history.replaceState(null, '', '/quiz-copertura');
      window.dispatchEvent(new Event('popstate'));
    });
    expect(focused()).toBe('Pagina /quiz-copertura');
    expect(scrolled).toEqual([]);
  });

  test('the focus moves to the heading that replaces the one shown while loading', async () => {
    const { focused, answer } = await open();
    await go('/wait');
    await answer('Eccola');
    expect(focused()).toBe('Eccola');
  });

  test('the focus stays where the visitor has put it', async () => {
    const { button, focused, answer } = await open();
    await go('/wait');
    button('Avanti').focus();
    await answer('Eccola');
    expect(focused()).toBe('Avanti');
    button('Avanti').blur();
    await answer('Un’altra');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the corner of the header', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    Object.assign(window, { requestIdleCallback: globalThis.requestIdleCallback });
  });

  test('the corner shows the sign-in link, or the account menu of the signed-in customer', async () => {
    endSession();
    const { words, partsArrived, place, press } = await onPage(<AccountCorner />);
    await partsArrived();
    expect(words()).toBe('Accedi');
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/login');
    await settled(() => enterSession({ authenticated: true, ...user }));
    await partsArrived();
    expect(words()).not.toContain('Accedi');
    const dialog = () => place.querySelector('dialog')?.open;
    expect(dialog()).toBe(false);
    await press('AN, il tuo account: Ada Neri');
    expect(dialog()).toBe(true);
    await press('Chiudi');
    expect(dialog()).toBe(false);
    await settled(() => endSession());
    expect(words()).toBe('Accedi');
  });

  test('the avatar shows initials with their accents', () => {
    const named = (name: string, family_name: string) =>
      initialsOf({ ...user, attributes: { ...attributes, name, family_name } });
    expect(named('élodie', 'ò́ngaro')).toBe('ÉÒ́');
    expect(named('Ada', '')).toBe('A');
    expect(markupOf(<AccountMenu user={user} />)).toContain('>AN</button>');
  });
});

test.each([
  ['/prodotti', ['/prodotti']],
  ['/customer/guide', ['/guide']],
  ['/checkup', []],
])('the header at %s marks the current page: %o', (address, current) => {
  const markup = markupOf(
    <StaticRouter address={address}>
      <Header corner={null} />
    </StaticRouter>,
  );
  const links = [...markup.matchAll(/<a[^>]*>/g)].map(([link]) => link);
  const marked = links.filter((link) => link.includes('aria-current="page"'));
  expect(marked.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(current);
  expect(markup.split('aria-current')).toHaveLength(current.length + 1);
});

test('the skip link can focus the content, which is no tab stop otherwise', () => {
  const markup = markupOf(
    <Frame header="" footer="" notices="">
      Pagina
    </Frame>,
  );
  expect(markup).toContain('href="#contenuto"');
  expect(markup).toContain('<main id="contenuto" class="main" tabindex="-1">Pagina</main>');
});

const buttons = (markup: string) =>
  [...markup.matchAll(/<(?:button|a)[^>]*class="([^"]*button[^"]*)"/g)].map(([, look]) => look);

describe('a failure page', () => {
  test('a failure page offers to try again first, or what to do about it', () => {
    const plain = markupOf(<FailureScreen />);
    const remedy = markupOf(<FailureScreen>Chiama</FailureScreen>);
    expect(buttons(plain)).toEqual(['button primary', 'button secondary']);
    expect(buttons(remedy)).toEqual(['button secondary', 'button quiet']);
    expect(plain.includes('data-remedy')).toBe(false);
    expect(remedy.includes('data-remedy="true"')).toBe(true);
  });
});
