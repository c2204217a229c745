// @vitest-environment happy-dom
import { addDays, dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { mimuovo } from '@riparo/domain/buy/products/mimuovo/product.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, answering, problem } from '../../../../test/server.ts';
import { WIZARD_KEYS } from '../../../platform/api/memory/browser-memory.ts';
import { PageParamsProvider } from '../../../platform/page/page.ts';
import { BrowserRouter } from '../../../platform/router/router.tsx';
import { endSession, enterSession } from '../../../platform/session/session-store.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const base = '/acquisto/mobilita/mimuovo/';
const here = `${base}${uuid}/success`;

const payment = (more: object): Answer => ({
  body: {
    state: 'paid',
    product: { key: 'mimuovo', title: 'MiMuovo', webFlowBaseUrl: base },
    order: 'pay-first',
    isRenewal: false,
    priceCents: 12_000,
    refund: null,
    startsOn: null,
    endsOn: null,
    ...more,
  },
});

const progress = (more: object = {}): Answer => ({
  body: {
    data: {
      order: 'pay-first',
      isPaid: true,
      signing: 'signed',
      startsOn: '2026-12-01',
      endsOn: '2027-12-01',
      next: null,
      ...more,
    },
  },
});

/** Opens the page; the server's answers about payment and purchase for each poll. */
async function open(
  payments: readonly Answer[],
  purchases: readonly Answer[] = [],
  { id = uuid, wait = (<h1>Un attimo</h1>) as ReactNode } = {},
) {
  history.replaceState(null, '', here);
  const calls = answering();
  const left = { payments: [...payments], purchases: [...purchases] };
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push({ path, method: 'GET', body: null });
    const answer =
      (path.includes('/payment/') ? left.payments : left.purchases).shift() ?? problem(503, 'closed');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={id ? { uuid: id } : {}}>
        <SuccessScreen wait={wait} />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await settled(() => undefined);
  const facts = () =>
    [...page.place.querySelectorAll('[class*=bought] dl > div')].map((one) =>
      [...one.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')).join(': '),
    );
  const paymentCalls = () => calls.filter(({ path }) => path.includes('/payment/')).length;
  const progressCalls = () => calls.length - paymentCalls();
  const stops = () =>
    [...page.place.querySelectorAll('li[data-state]')].map((stop) => stop.lastElementChild?.textContent);
  return {
    ...page,
    facts,
    stops,
    paymentCalls,
    progressCalls,
    heading: () => page.place.querySelector('h1')?.textContent,
  };
}

const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));
const tomorrow = () => formatItalianDate(addDays(dayInRome(new Date()), 1));

await Promise.all([import('./NextStepOnPage.tsx'), import('./forget-answers.ts')]);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const ways = (page: { readonly place: HTMLElement }) =>
  [...page.place.querySelectorAll('section[aria-labelledby=prossimi-passi] a')].map((way) => way.textContent);

describe('a paid purchase', () => {
  test("a paid purchase shows the server's data and takes the focus", async () => {
    const page = await open([payment({})]);
    expect(page.heading()).toBe('Il tuo acquisto è andato a buon fine');
    expect(page.focused()).toBe('Il tuo acquisto è andato a buon fine');
    expect(page.facts()).toEqual([
      `Inizio: ${tomorrow()}: se firmi oggi`,
      'Durata: 1 anno',
      'Importo pagato: € 120,00',
    ]);
  });

  test('a paid purchase begins on its fixed day', async () => {
    const page = await open([payment({})], [progress()]);
    expect(page.facts()[0]).toBe('Inizio: 01/12/2026');
    await page.leave();
    const signedFirst = await open([payment({ order: 'sign-first', startsOn: '2026-12-02' })]);
    expect(signedFirst.facts()[0]).toBe('Inizio: 02/12/2026');
  });

  test('the progress is polled until it takes too long, and again on request', async () => {
    const page = await open(
      [payment({})],
      Array.from({ length: 40 }, () => progress({ signing: 'preparing', startsOn: null })),
    );
    expect(page.words()).toContain('Prepariamo i tuoi documenti');
    for (const _ of Array.from({ length: 60 })) await wait(30_000);
    expect(page.words()).toContain('Ci vuole più del solito');
    const before = page.progressCalls();
    await page.press('Controlla di nuovo');
    expect(page.progressCalls()).toBe(before + 1);
    expect(page.words()).toContain('Prepariamo i tuoi documenti');
  });

  test('a paid purchase continued in another browser leads to the page that says so', async () => {
    await open([payment({})], [problem(403, 'sign-in-to-continue')]);
    expect(location.pathname).toBe(`/ops/${uuid}/link-expired`);
  });

  test('a paid purchase shows confetti once, from both sides, without reduced motion', async () => {
    const fire = Object.assign(vi.fn<(shower: object) => void>(), { reset: vi.fn<() => void>() });
    const create = vi.fn<(canvas: Element, options: object) => typeof fire>(() => fire);
    vi.doMock('canvas-confetti', () => ({ default: { create } }));
    onTestFinished(() => void vi.doUnmock('canvas-confetti'));
    const still = await open([payment({})]);
    await still.partsArrived();
    expect(create).not.toHaveBeenCalled();
    await still.leave();

    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const page = await open([payment({})]);
    await page.partsArrived();
    const canvas = page.place.querySelector('canvas');
    expect(create.mock.calls).toEqual([[canvas, { resize: true, useWorker: false }]]);
    expect(fire.mock.calls).toMatchObject([
      [{ particleCount: 90, spread: 70, startVelocity: 48, angle: 60, origin: { x: 0, y: 0.7 } }],
      [{ particleCount: 90, spread: 70, startVelocity: 48, angle: 120, origin: { x: 1, y: 0.7 } }],
    ]);
    expect(fire.reset).not.toHaveBeenCalled();
    await page.leave();
    expect(fire.reset).toHaveBeenCalledOnce();
  });

  test('a paid purchase deletes its answers from this tab', async () => {
    sessionStorage.setItem(`${WIZARD_KEYS}${mimuovo.formId}`, '{}');
    localStorage.setItem(`${WIZARD_KEYS}${mimuovo.formId}`, '{}');
    await open([payment({})]);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  test('a paid purchase leads signed-in customers to their area, and others to the login', async () => {
    endSession();
    const guest = await open([payment({})]);
    expect(ways(guest)).toEqual(['tua area personale', 'Scegli la tua password', 'Torna alla home']);
    await guest.leave();
    const attributes = { name: 'Ada', family_name: 'Lovelace', email: 'ada@example.it' };
    enterSession({ authenticated: true, attributes, profileVersion: 1 } as never);
    const customer = await open([payment({})]);
    expect(ways(customer)).toEqual(['Vai alla tua area personale', 'Torna alla home']);
    await customer.leave();
    const ready = await open([payment({})], [progress()]);
    expect(ways(ready)).toEqual(['Torna alla home']);
    await settled(endSession);
  });
});

test('a product signed first says what comes by mail, and what it will cost', async () => {
  const page = await open([payment({ state: 'to-sign', order: 'sign-first' })]);
  expect(page.heading()).toBe("Tieni sott'occhio la tua mail!");
  expect(page.facts()).toEqual([
    `Inizio: ${tomorrow()}: domani, se firmi e paghi oggi`,
    'Durata: 1 anno',
    'Da pagare dopo la firma: € 120,00',
  ]);
});

describe('a failed payment', () => {
  test('a failed payment can be retried', async () => {
    const page = await open([payment({ state: 'failed' })]);
    expect(page.heading()).toBe('Il pagamento non risulta');
    expect(page.button('Torna al riepilogo').getAttribute('href')).toBe(base + uuid);
  });

  test('a payment being refunded says so', async () => {
    const refund = { isDone: true, amountCents: 12_000 };
    const page = await open([payment({ state: 'refunded', refund })]);
    expect(page.heading()).toBe('Il pagamento ti è stato restituito');
    expect(page.words()).toContain('Era il pagamento di «MiMuovo».');
    await page.leave();
    const failed = await open([payment({ state: 'failed', refund })]);
    expect(failed.heading()).toBe('Il pagamento non risulta');
  });
});

describe('an unconfirmed payment', () => {
  test('the page waits for the payment, then says that it keeps checking, and polls again on request', async () => {
    const open20 = Array.from({ length: 40 }, () => payment({ state: 'verifying' }));
    const page = await open([problem(503, 'closed'), ...open20]);
    expect(page.heading()).toBe('Un attimo');
    await wait(5000);
    expect(page.heading()).toBe('Stiamo verificando il pagamento');
    expect(page.words()).toContain('di solito bastano pochi secondi');
    expect(page.words()).not.toContain('Controlla di nuovo');
    for (const _ of Array.from({ length: 60 })) await wait(30_000);
    expect(page.words()).toContain('Ci vuole più del solito.');
    expect(page.words()).toContain('Vuoi parlarne con noi?');
    expect(page.button('Torna al riepilogo').getAttribute('href')).toBe(base + uuid);
    const before = page.paymentCalls();
    await page.press('Controlla di nuovo');
    expect(page.paymentCalls()).toBe(before + 1);
    expect(page.words()).not.toContain('Ci vuole più del solito.');
  });

  test('a signed product without payment leads to its summary', async () => {
    await open([payment({ state: 'open', order: 'sign-first' })]);
    expect(location.pathname).toBe(base + uuid);
  });

  test.each([problem(404, 'not-found'), problem(403, 'sign-in-to-continue')])(
    'a deal that is missing or only for its owner leads to the page that says so: %o',
    async (answer) => {
      await open([answer]);
      expect(location.pathname).toBe(`/ops/${uuid}/link-expired`);
    },
  );
});
