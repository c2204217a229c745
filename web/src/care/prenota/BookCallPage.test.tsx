// @vitest-environment happy-dom
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { callTimesCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { navigate } from '../../platform/router/address-bar.ts';
import { paths } from '../../platform/router/paths.ts';
import { BrowserRouter, useLocation } from '../../platform/router/router.tsx';
import { endSession } from '../../platform/session/session-store.ts';
import BookCallPage from './BookCallPage.tsx';
import { bookCallAt } from './chosen-time.ts';

const nine = '2026-11-18T08:00:00.000Z';
const three = '2026-11-18T14:00:00.000Z';
const nextDay = '2026-11-19T09:15:00.000Z';
const days = [
  { day: '2026-11-18', times: [nine, three] },
  { day: '2026-11-19', times: [nextDay] },
];
const free = (data: unknown): Answer => ({ body: { data } });
/** Other addresses are other pages. */
const Pages = () => (useLocation().pathname === paths.bookCall ? <BookCallPage /> : <p>altrove</p>);

async function open(address: string, answer: Answer | Promise<Answer> = free(days), state: unknown = null) {
  history.replaceState({ state }, '', address);
  const server = serving([callTimesCall, answer]);
  const page = await onPage(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  await page.partsArrived();
  const fill = async () => {
    await page.choose('La casa');
    await page.write('Nome', 'Ada');
    await page.write('Cognome', 'Neri');
    await page.write('Telefono', '333 1234567');
    await page.write('E-mail', 'ada@example.it');
    for (const box of page.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      await settled(() => box.click());
  };
  return { ...page, server, fill, bookings: () => server.asked.filter(({ method }) => method === 'POST') };
}
const TAKEN = 'non è più libero';

beforeEach(() => {
  sessionStorage.clear();
  endSession();
});
afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
});

describe('when', () => {
  test('a time is chosen among those of a day, then put in the address', async () => {
    const page = await open(paths.bookCall);
    const times = () =>
      [...page.place.querySelectorAll<HTMLInputElement>('input[name=ora]')].map((one) => one.value);
    expect(page.words()).not.toContain(TAKEN);
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    expect(times()).toEqual([nine, three]);
    await page.choose('19 nov');
    expect(times()).toEqual([nextDay]);
    await page.choose('10:15');
    expect(page.field('10:15').checked).toBe(true);
    const before = history.length;
    await page.press('Continua');
    await page.partsArrived();
    expect(location.pathname + location.search).toBe(bookCallAt(nextDay));
    expect(history.length).toBe(before + 1);
    expect(page.words()).toContain('Ti chiamiamo giovedì 19 novembre alle 10:15');
    expect(page.focused()).toBe('Chi chiamiamo?');
  });

  test('going on without a time shows an error until one is chosen', async () => {
    const page = await open(paths.bookCall);
    const wrong = () => page.place.querySelector('[role=alert]')?.textContent;
    const fieldset = () => page.field('9:00').closest('fieldset')?.getAttribute('aria-describedby');
    expect(wrong()).toBeUndefined();
    expect(fieldset()).toBeNull();
    await page.press('Continua');
    expect(wrong()).toContain('Scegli');
    expect(fieldset()).toBe(page.place.querySelector('[role=alert]')?.id);
    expect(location.search).toBe('');
    await page.choose('9:00');
    expect(wrong()).toBeUndefined();
  });

  test('a time that is no longer free must be chosen again', async () => {
    const page = await open(bookCallAt('2026-11-18T09:00:00.000Z'));
    expect(page.words()).toContain(TAKEN);
    expect(page.words()).toContain('Il giorno');
  });
});

describe('who', () => {
  test('a booked call is confirmed, with its status', async () => {
    const page = await open(bookCallAt(nine));
    await page.fill();
    page.server.tell(bookCallCall, { status: 201, body: { data: { callAt: nine, token: 'abc' } } });
    await page.press('Prenota la chiamata');
    expect(page.bookings()).toMatchObject([
      { body: { callAt: nine, firstname: 'Ada', email: 'ada@example.it', source: paths.bookCall } },
    ]);
    expect(location.pathname).toBe(paths.request('abc'));
    expect(shownNotices().map(({ text }) => text)).toEqual([
      'Prenotata. Ti mandiamo un’e-mail con l’appuntamento per il calendario.',
    ]);
  });

  test.each<[string, Answer, string]>([
    [
      'a call that is already booked',
      { status: 201, body: { data: { callAt: nine, token: null } } },
      'Questa chiamata è già prenotata',
    ],
    ['a refused booking', problem(503, 'Unavailable'), 'Così non va.'],
    [
      'a booking with an invalid field',
      problem(422, 'validation', { phone: 'Numero sbagliato' }),
      'Numero sbagliato',
    ],
  ])('%s stays on the page, and shows the reason', async (_, answer, words) => {
    const page = await open(bookCallAt(nine));
    await page.fill();
    page.server.tell(bookCallCall, answer);
    await page.press('Prenota la chiamata');
    await page.partsArrived();
    expect(page.bookings()).toHaveLength(1);
    expect(page.words()).toContain(words);
    expect(location.pathname).toBe(paths.bookCall);
    expect(shownNotices()).toEqual([]);
  });

  test('a call booked too late: another of the free times is chosen, and the typed answers stay', async () => {
    const page = await open(bookCallAt(nine));
    await page.fill();
    page.server.tell(bookCallCall, problem(409, 'CallTimeTaken'));
    page.server.tell(callTimesCall, free([days[1]]));
    const before = history.length;
    await page.press('Prenota la chiamata');
    expect(history.length).toBe(before);
    expect(location.search).toBe('');
    expect(page.words()).toContain(TAKEN);
    expect(page.words()).not.toContain('18 nov');
    await settled(() => navigate(bookCallAt(nextDay)));
    expect(page.field('Nome').value).toBe('Ada');
  });
});
