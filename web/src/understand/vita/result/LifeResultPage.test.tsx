// @vitest-environment happy-dom
import { effectiveDateOf } from '@riparo/domain/buy/products/vita/validity.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, answering, problem } from '../../../../test/server.ts';
import { PageParamsProvider } from '../../../platform/page/page.ts';
import { navigate } from '../../../platform/router/address-bar.ts';
import { paths } from '../../../platform/router/paths.ts';
import { BrowserRouter, useLocation } from '../../../platform/router/router.tsx';
import LifeResultPage from './LifeResultPage.tsx';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const other = '5c8d6d1f-9060-4b49-8b4d-7e4b40707d22';
const here = paths.lifeQuoteResult(uuid);
const quote = {
  uuid,
  firstname: 'Ada',
  total_amount: 20,
  sum_assured: 100_000,
  duration: 20,
  effective_date: '2026-12-01',
};
const parts = {
  riskCents: 1500,
  expensesCents: 500,
  commissionCents: 0,
  fixedCents: 0,
  instalmentCents: 0,
  minimumCents: 0,
};
const priceOf = (sum_assured: number, duration: number, priceCents: number) => ({
  sum_assured,
  duration,
  priceCents,
  parts,
});
const prices = [
  priceOf(100_000, 20, 2000),
  priceOf(100_000, 21, 2100),
  priceOf(100_000, 19, 1900),
  priceOf(110_000, 20, 2000),
  priceOf(120_000, 20, 2001),
];

/** The page of a quote with its calls only; other addresses are other pages. */
function Result() {
  const { pathname } = useLocation();
  return pathname === here ? <LifeResultPage /> : null;
}

const screen = (
  <BrowserRouter>
    <PageParamsProvider value={{ uuid }}>
      <Result />
    </PageParamsProvider>
  </BrowserRouter>
);

type Answers = { readonly quote: Answer; readonly prices: Answer; readonly kept?: readonly Answer[] };

/** Opens the page of a quote; each call has its own answers. */
async function open(answers: Partial<Answers> = {}, isHandedOver = false) {
  const asked = answering();
  const left = [...(answers.kept ?? [])];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer =
      method === 'POST'
        ? left.shift()
        : path.endsWith(uuid)
          ? (answers.quote ?? { body: { data: quote } })
          : (answers.prices ?? { body: { data: prices } });
    return Response.json(await answer?.body, { status: answer?.status ?? 200 });
  });
  history.replaceState(null, '', isHandedOver ? '/vita' : here);
  const page = await onPage(screen);
  if (isHandedOver) await settled(() => navigate(here, { state: { quote } }));
  const comparison = () =>
    page.place.querySelector('[class*=comparison] p')?.textContent.replaceAll('\u00a0', ' ');
  return {
    ...page,
    asked,
    comparison,
    heading: () => page.place.querySelector('h1')?.textContent,
    /** The large figure, and how long it is valid. */
    card: () =>
      ['[class*=amount]', 'time'].map((part) =>
        page.place.querySelector(part)?.textContent.replaceAll('\u00a0', ' '),
      ),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of shownNotices()) dismissNotice(id);
});

describe('a quote', () => {
  test('a quote is fetched when its address is opened, and not when it was just made', async () => {
    const opened = await open();
    expect(opened.heading()).toBe('Ada, ecco il tuo prezzo');
    expect(opened.asked).toHaveLength(2);
    await opened.leave();
    const made = await open({}, true);
    expect(made.heading()).toBe('Ada, ecco il tuo prezzo');
    expect(made.asked).toHaveLength(1);
    expect(made.place.querySelector('h1')?.tabIndex).toBe(-1);
  });

  test('a quote keeps its own price, whatever the current prices are', async () => {
    const page = await open({ prices: { body: { data: [priceOf(100_000, 20, 2050)] } } });
    expect(page.card()).toEqual(['€ 20,00', '1º dicembre 2026']);
    expect(page.words()).toContain('Ne parli con un consulente, senza impegno.');
    expect(page.words()).not.toContain('Salviamo questa versione');
    expect(page.place.querySelector('[role=group]')).toBeNull();
    // Without the other prices nothing changes the price.
    await page.write('Durata', '19');
    expect(page.card()[0]).toBe('€ 20,00');
  });

  test.each([
    ['that is unknown', { quote: problem(404, 'not-found') }, false],
    ['that was handed over, and has expired since', { prices: problem(404, 'not-found') }, true],
  ])('a quote %s leads away', async (_, answers, isHandedOver) => {
    const before = history.length;
    const page = await open(answers, isHandedOver);
    expect(location.pathname).not.toBe(here);
    expect(page.place.textContent).toBe('');
    expect(history.length).toBe(before + (isHandedOver ? 1 : 0));
  });
});

/** As long as a button stays pressed. */
const wait = () => settled(() => vi.advanceTimersByTimeAsync(600));

const longer = async (...kept: readonly Answer[]) => {
  const page = await open({ kept });
  await page.write('Durata', '21');
  await settled(() => undefined);
  return page;
};

describe('another choice', () => {
  const stored = { ...quote, uuid: other, duration: 21, total_amount: 21 };

  test.each([
    ['Durata', '21', '€ 21,00 al mese € 1,00 in più di prima'],
    ['Durata', '19', '€ 19,00 al mese € 1,00 in meno di prima'],
    ['Capitale assicurato', '110000', '€ 20,00 al mese come prima'],
    ['Capitale assicurato', '120000', '€ 20,01 al mese € 0,01 in più di prima'],
  ])('another choice of %s (%s) is compared: %s', async (name, value, said) => {
    const page = await open();
    expect(page.comparison()).toBe('Finché non cambi nulla, vale il prezzo qui sopra.');
    await page.write(name, value);
    expect(page.comparison()).toBe(said);
    expect(page.words()).not.toContain('Scarica il preventivo in PDF');
    expect(page.words()).toContain('Salviamo questa versione del preventivo');
    const [, until] = page.card();
    expect(until).toBe(writtenDate(effectiveDateOf(dayInRome(new Date()))));
  });

  test('another choice is stored once as a quote of its own, while the button shows it', async () => {
    const page = await longer({ body: { data: stored } });
    await page.press('Salva questo preventivo');
    const isBusy = (name: string) => page.button(name).getAttribute('aria-busy');
    expect(isBusy('Salva questo preventivo')).toBe('true');
    await page.press('Salva questo preventivo');
    expect(location.pathname).toBe(here);
    const entries = history.length;
    await wait();
    expect(location.pathname).toBe(paths.lifeQuoteResult(other));
    expect(history.length).toBe(entries + 1);
    expect(history.state).toMatchObject({ state: { quote: stored } });
    expect(shownNotices()).toEqual([]);
    const posts = page.asked.filter(({ method }) => method === 'POST');
    expect(posts).toMatchObject([{ body: { sum_assured: 100_000, duration: 21 } }]);
  });

  test('another choice whose price has changed meanwhile is shown again first', async () => {
    const page = await longer({ body: { data: { ...stored, total_amount: 22 } } });
    await page.press('Salva questo preventivo');
    await wait();
    expect(shownNotices().map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Il prezzo aggiornato è € 22,00 al mese: dacci un’occhiata prima di continuare.',
    ]);
    expect(location.pathname).toBe(paths.lifeQuoteResult(other));
  });

  test('a refused choice shows the reason, and is resubmitted with the same key', async () => {
    const page = await longer(problem(503, 'closed'), { body: { data: stored } });
    await page.press('Salva questo preventivo');
    await wait();
    expect(page.words()).toContain('Così non va.');
    await page.press('Salva questo preventivo');
    await wait();
    const keys = page.asked.flatMap(({ method, body }) =>
      method === 'POST' ? [(body as { submissionKey: string }).submissionKey] : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });
});

test('going on with the unchanged quote makes no call', async () => {
  const page = await open();
  const [way] = [...page.place.querySelectorAll<HTMLButtonElement>('[class*=headline] button')];
  await settled(() => way?.click());
  expect(way?.getAttribute('aria-busy')).toBe('true');
  expect(location.pathname).toBe(here);
  const replaced = vi.spyOn(history, 'replaceState');
  await wait();
  expect(replaced).not.toHaveBeenCalled();
  expect(location.pathname).toBe(new URL(paths.callMe(uuid), location.href).pathname);
  expect(page.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the page to request a call opens half a second after the button is pressed', async () => {
  const page = await open();
  await page.press('Scopri di più');
  await settled(() => vi.advanceTimersByTimeAsync(499));
  expect(location.pathname).toBe(here);
  await settled(() => vi.advanceTimersByTimeAsync(1));
  expect(location.pathname).toBe(paths.callMe(uuid));
});

test("a price is shown with its product, the insurer's logo, sum, duration and last day", async () => {
  const page = await open();
  const words = page.words().replaceAll('\u00a0', ' ');
  for (const said of [
    'Polizza Vita (Temporanea Caso Morte)',
    'al mese',
    '€ 100.000',
    '20 anni',
    'Offerta valida fino al',
  ])
    expect(words).toContain(said);
  expect(page.place.querySelector('img[alt^="Compagnia"]')).not.toBeNull();
});
