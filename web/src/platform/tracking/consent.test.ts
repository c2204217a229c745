// @vitest-environment happy-dom
import { CHOICE_COOKIE } from '@riparo/domain/platform/tracking/choice.ts';
import { COLLECTOR_META } from '@riparo/domain/platform/tracking/collector-meta.ts';
import { element } from '@riparo/ui/element.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../../test/on-page.ts';
import { storeChoice, storedChoice } from './choice-cookie.ts';
import { beginConsent, reopenConsent } from './consent-panel.ts';
import { CONSENT_PLACE_ID } from './consent-place.ts';
import { provideCounting } from './counting.ts';
import { followChoice } from './follow-choice.ts';
import { track } from './track.ts';
import { countVisit } from './count-visit.ts';

const place = () => document.getElementById(CONSENT_PLACE_ID);
const words = () => place()?.textContent ?? '';
const press = (name: string) =>
  settled(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button')];
    all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)?.click();
  });
const comeBack = (persisted: boolean) =>
  settled(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

let counted: string[];
// Remove the window listeners of a visit, or the next test would hear its events.
let listened: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener.bind(window);

beforeEach(() => {
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...listener: Parameters<typeof window.addEventListener>) => {
      listened.push(listener);
      listen(...listener);
    },
  );
  document.head.append(element('meta', { name: COLLECTOR_META, content: 'https://count.example' }));
  document.body.append(
    element('div', { id: CONSENT_PLACE_ID }),
    element('button', { id: 'opener' }, 'Cookie'),
  );
  counted = [];
  provideCounting(async () => (address) => {
    counted.push(`begun ${address}`);
    return () => void counted.push('stopped');
  });
});
afterEach(async () => {
  await followChoice('refused');
  vi.restoreAllMocks();
  for (const [name, listener] of listened) window.removeEventListener(name, listener);
  listened = [];
  vi.unstubAllGlobals();
  document.cookie = `${CHOICE_COOKIE}=; Path=/; Max-Age=0`;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a first visit', () => {
  test('a first visit shows the cookie question without moving the focus, and is not counted before a yes', async () => {
    beginConsent();
    expect(words()).toContain('Possiamo contare le visite?');
    expect(words()).not.toContain('Oggi le statistiche');
    expect(document.activeElement).toBe(document.body);
    expect(counted).toEqual([]);
    await press('Accetta');
    expect(words()).toBe('');
    expect(storedChoice()).toBe('accepted');
    expect(counted).toEqual(['begun https://count.example']);
  });

  test.each(['Rifiuta', 'Chiudi e continua senza accettare'])('«%s» counts as a no', async (way) => {
    beginConsent();
    await press(way);
    expect(words()).toBe('');
    expect(storedChoice()).toBe('refused');
    expect(counted).toEqual([]);
  });
});

describe('a stored cookie choice', () => {
  test('a stored choice is followed without asking again', async () => {
    storeChoice('accepted');
    await settled(beginConsent);
    expect(words()).toBe('');
    expect(counted).toEqual(['begun https://count.example']);
  });

  test.each([
    ['accepted', 'Oggi le statistiche sono attive.'],
    ['refused', 'Oggi le statistiche sono spente.'],
  ] as const)('%s can be looked at and left as it is', async (choice, stateText) => {
    storeChoice(choice);
    document.getElementById('opener')?.focus();
    reopenConsent();
    reopenConsent();
    expect(place()?.children).toHaveLength(1);
    expect(words()).toContain(stateText);
    expect(document.activeElement?.textContent).toBe('Possiamo contare le visite?');
    await press('Chiudi');
    expect(words()).toBe('');
    expect(storedChoice()).toEqual(choice);
  });

  test('a stored choice can be changed, which gives the focus back', async () => {
    storeChoice('accepted');
    await settled(beginConsent);
    document.getElementById('opener')?.focus();
    reopenConsent();
    await press('Rifiuta');
    expect(storedChoice()).toBe('refused');
    expect(counted.at(-1)).toBe('stopped');
    expect(document.activeElement?.id).toBe('opener');
  });

  test('withdrawing consent while the counting code loads counts nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<(address: string) => () => void>();
    provideCounting(() => promise);
    const begun = followChoice('accepted');
    await followChoice('refused');
    resolve(() => {
      counted.push('begun');
      return () => undefined;
    });
    await begun;
    expect(counted).toEqual([]);
  });
});

type TrackedEvent = {
  readonly name: string;
  readonly url: string;
  readonly props: Readonly<Record<string, string>>;
};

/** The events sent since the last look, in words. */
const leaving = () => {
  const bodies: TrackedEvent[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)) as TrackedEvent);
    return new Response();
  });
  return () =>
    bodies
      .splice(0)
      .map(({ name, url, props }) => [name, new URL(url).pathname, ...Object.values(props)].join(' '));
};
const pageOf = (pathname: string) => (pathname.startsWith('/x') ? null : pathname);

describe('counted events', () => {
  test('each page, step and link is counted once, until counting stops', async () => {
    storeChoice('accepted');
    const trackedEvents = leaving();
    history.replaceState(null, '', '/pensione?passo=2');
    const moves = new EventTarget();
    Object.assign(window, { navigation: moves });
    const move = (to: string) => {
      history.replaceState(null, '', to);
      moves.dispatchEvent(new Event('currententrychange'));
    };
    const stop = countVisit('https://count.example', pageOf);
    expect(trackedEvents()).toEqual(['pageview /pensione', 'step /pensione 2']);
    move('/pensione?passo=2');
    expect(trackedEvents()).toEqual([]);
    move('/pensione?passo=3');
    expect(trackedEvents()).toEqual(['step /pensione 3']);
    move('/xyz');
    expect(trackedEvents()).toEqual([]);
    move('/vita');
    expect(trackedEvents()).toEqual(['pageview /vita']);
    await comeBack(false);
    expect(trackedEvents()).toEqual([]);
    await comeBack(true);
    expect(trackedEvents()).toEqual(['pageview /vita']);
    const link = element('a', { href: '/guide' }, element('b', {}, 'Guide'));
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link, element('a', {}, 'Nessuno'), element('p', {}, 'Testo'));
    for (const one of document.querySelectorAll<HTMLElement>('b, a:not([href]), p')) one.click();
    expect(trackedEvents()).toEqual(['click /vita /guide']);
    storeChoice('refused');
    move('/pensione');
    expect(trackedEvents()).toEqual([]);
    storeChoice('accepted');
    stop();
    move('/vita');
    link.click();
    await comeBack(true);
    track({ name: 'pageview', page: '/vita' });
    expect(trackedEvents()).toEqual([]);
    Reflect.deleteProperty(window, 'navigation');
  });
});
