// @vitest-environment happy-dom
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, answering, problem } from '../../../../test/server.ts';
import { PageParamsProvider } from '../../../page/page.ts';
import { navigate } from '../../../router/address-bar.ts';
import { paths } from '../../../router/paths.ts';
import { BrowserRouter, useLocation } from '../../../router/router.tsx';
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
];

/** Other addresses are other pages. */
function Result() {
  const { pathname } = useLocation();
  return pathname === here ? <LifeResultPage /> : null;
}

type Answers = { readonly quote: Answer; readonly prices: Answer; readonly kept?: readonly Answer[] };

/** The page of a quote; each call has its own answers. */
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
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ uuid }}>
        <Result />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  if (isHandedOver) await settled(() => navigate(here, { state: { quote } }));
  const comparison = () =>
    page.place.querySelector('[class*=comparison] p')?.textContent.replaceAll('\u00a0', ' ');
  return {
    ...page,
    asked,
    comparison,
    heading: () => page.place.querySelector('h1')?.textContent,
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
  test('is asked for by whoever opens its address, and not where it was just made', async () => {
    const opened = await open();
    expect(opened.heading()).toBe('Ada, ecco il tuo prezzo');
    expect(opened.asked).toHaveLength(2);
    await opened.leave();
    const made = await open({}, true);
    expect(made.heading()).toBe('Ada, ecco il tuo prezzo');
    expect(made.asked).toHaveLength(1);
  });

  test.each([
    ['that is not known', { quote: problem(404, 'not-found') }, false],
    ['that was handed over, and has expired since', { prices: problem(404, 'not-found') }, true],
  ])('%s leads away', async (_, answers, isHandedOver) => {
    const page = await open(answers, isHandedOver);
    expect(location.pathname).not.toBe(here);
    expect(page.place.textContent).toBe('');
  });

  test('stands also where the other prices do not come, and they can be asked for again', async () => {
    const page = await open({ prices: problem(503, 'closed') });
    expect(page.words()).toContain('Non riusciamo a caricare gli altri prezzi.');
    expect(page.heading()).toBe('Ada, ecco il tuo prezzo');
    await page.press('Riprova');
    expect(page.asked).toHaveLength(3);
  });

  test('can be taken away as it is', async () => {
    const print = vi.fn<() => void>();
    Object.assign(window, { print });
    const page = await open();
    expect(page.button('Scarica il preventivo in PDF').getAttribute('href')).toContain(uuid);
    await page.press('Stampa');
    expect(print).toHaveBeenCalledOnce();
  });

  test('waits for the other prices before it can be changed', async () => {
    const { promise: body, resolve } = Promise.withResolvers<object>();
    const page = await open({ prices: { body } });
    const isWaiting = () => page.place.querySelector('fieldset')?.disabled;
    expect(isWaiting()).toBe(true);
    await settled(() => resolve({ data: prices }));
    expect(isWaiting()).toBe(false);
    const [, years] = page.place.querySelectorAll<HTMLInputElement>('input[type=range]');
    expect(years?.max).toBe('21');
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
  ])('of %s (%s) is compared: %s', async (name, value, said) => {
    const page = await open();
    expect(page.comparison()).toBe('Finché non cambi nulla, vale il prezzo qui sopra.');
    await page.write(name, value);
    expect(page.comparison()).toBe(said);
    expect(page.words()).not.toContain('Scarica il preventivo in PDF');
  });

  test('can be taken back, and the focus stays there', async () => {
    const page = await longer();
    await page.press('Torna a quello di prima');
    expect(page.comparison()).toBe('Finché non cambi nulla, vale il prezzo qui sopra.');
    expect(page.field('Durata').value).toBe('20');
    expect((document.activeElement as HTMLElement).className).toContain('changing');
  });

  test('is kept as a quote of its own, once, while the button says so', async () => {
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

  test('that costs something else by now is looked at first', async () => {
    const page = await longer({ body: { data: { ...stored, total_amount: 22 } } });
    await page.press('Salva questo preventivo');
    await wait();
    expect(shownNotices().map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Il prezzo aggiornato è € 22,00 al mese: dacci un’occhiata prima di continuare.',
    ]);
    expect(location.pathname).toBe(paths.lifeQuoteResult(other));
  });

  test('that is refused says why, and goes out again under the same key', async () => {
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
  });

  test.each([problem(404, 'not-found'), problem(503, 'quote-unavailable')])(
    '%o leads away',
    async (answer) => {
      const page = await longer(answer);
      await page.press('Salva questo preventivo');
      await wait();
      expect(location.pathname).not.toBe(here);
    },
  );
});

test('whoever goes on with the quote as it is asks the server nothing', async () => {
  const page = await open();
  const [way] = [...page.place.querySelectorAll<HTMLButtonElement>('[class*=headline] button')];
  await settled(() => way?.click());
  expect(way?.getAttribute('aria-busy')).toBe('true');
  expect(location.pathname).toBe(here);
  await wait();
  expect(location.pathname).toBe(new URL(paths.callMe(uuid), location.href).pathname);
  expect(page.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
