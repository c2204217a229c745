import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NEXT_SCRIPTS_META } from '../page/next-scripts-meta.ts';
import { fetchNext, fetchPagesOnIntent } from './fetch-next.ts';

const origin = 'https://www.riparo.example';

/** The parts of an element that a search for links needs. */
class Element {
  readonly link: Link | null;
  constructor(link: Link | null) {
    this.link = link;
  }
  closest(): Link | null {
    return this.link;
  }
}
type Link = { origin: string; pathname: string; search: string; download: string };

let listening: { sign: string; listener: (event: unknown) => void; options: AddEventListenerOptions }[];
let fetched: string[];
let readCompletely: number;
let scripts: string | null;
let connection: { saveData?: boolean } | undefined;
let readsRules: (() => boolean) | undefined;

beforeEach(() => {
  listening = [];
  fetched = [];
  readCompletely = 0;
  scripts = '/a.js /b.js';
  connection = undefined;
  readsRules = undefined;
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('location', { origin, pathname: '/prodotti' });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('HTMLScriptElement', { supports: () => readsRules?.() ?? false });
  vi.stubGlobal('navigator', {
    get connection() {
      return connection ?? {};
    },
  });
  vi.stubGlobal('document', {
    addEventListener: (sign: string, listener: () => void, options: AddEventListenerOptions) =>
      listening.push({ sign, listener, options }),
    querySelector: (selector: string) =>
      selector.includes(NEXT_SCRIPTS_META) && scripts !== null ? { content: scripts } : null,
  });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return { arrayBuffer: async () => (readCompletely += 1) };
  });
});
afterEach(() => void vi.unstubAllGlobals());

const hear = (sign: string, target: unknown = null) => {
  for (const each of listening)
    if (each.sign === sign && !each.options.signal?.aborted) each.listener({ target });
};

describe('prefetching the code of the next question', () => {
  test.each(['scroll', 'pointerdown', 'keydown'])(
    "the next question's code is fetched once and completely, at the first %s",
    async (sign) => {
      fetchNext();
      expect(fetched).toEqual([]);
      hear(sign);
      hear(sign);
      hear('scroll');
      expect(fetched).toEqual(['/a.js', '/b.js']);
      await vi.waitFor(() => expect(readCompletely).toBe(2));
    },
  );

  test('nothing is fetched without a next question, or when the visitor saves data', () => {
    scripts = null;
    fetchNext();
    scripts = '/a.js';
    connection = { saveData: true };
    fetchNext();
    hear('scroll');
    expect(fetched).toEqual([]);
    connection = { saveData: false };
    fetchNext();
    hear('scroll');
    expect(fetched).toEqual(['/a.js']);
  });
});

describe('prefetching a page whose link is pointed at', () => {
  const linkTo = (pathname: string, more: Partial<Link> = {}) =>
    new Element({ origin, pathname, search: '', download: '', ...more });

  test.each(['pointerover', 'focusin', 'touchstart'])('the page is fetched once, at the first %s', (sign) => {
    fetchPagesOnIntent();
    hear(sign, linkTo('/guide'));
    hear(sign, linkTo('/guide'));
    hear(sign, linkTo('/guide/vita'));
    expect(fetched).toEqual(['/guide', '/guide/vita']);
  });

  test.each([
    ['the page that is open', linkTo('/prodotti')],
    ['another site', linkTo('/guide', { origin: 'https://www.ivass.it' })],
    ['what depends on a question', linkTo('/guide', { search: '?da=report' })],
    ['a download', linkTo('/guide', { download: 'guida' })],
    ['a file', linkTo('/guide/vita.pdf')],
    ['an area of one’s own', linkTo('/customer')],
    ['what is no link', new Element(null)],
    ['what is no element', {}],
  ])('the page is not fetched for %s', (_what, target) => {
    fetchPagesOnIntent();
    hear('focusin', target);
    expect(fetched).toEqual([]);
  });

  test('nothing is fetched when the browser prefetches by itself or the visitor saves data', () => {
    readsRules = () => true;
    fetchPagesOnIntent();
    readsRules = undefined;
    connection = { saveData: true };
    fetchPagesOnIntent();
    hear('focusin', linkTo('/guide'));
    expect(fetched).toEqual([]);
  });
});
