// @vitest-environment happy-dom
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import {
  purchaseProgressCall,
  type Signature,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../../test/server.ts';
import { PageParamsProvider } from '../../../platform/page/page.ts';
import { BrowserRouter } from '../../../platform/router/router.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

await Promise.all([
  import('./NextStepOnPage.tsx'),
  import('../../firma/SignHere.tsx'),
  import('./forget-answers.ts'),
]);

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const mobility = { key: 'mimuovo', title: 'MiMuovo', webFlowBaseUrl: '/acquisto/mobilita/mimuovo/' };
const liability = {
  key: 'rc-terzi-10',
  title: 'RC Terzi 10',
  webFlowBaseUrl: '/acquisto/rc-terzi/rc-terzi-10/',
};
const days = { startsOn: '2026-12-01', endsOn: '2027-11-30' };
const none = { startsOn: null, endsOn: null };

const payment = (known: object = {}): Answer => ({
  body: {
    state: 'paid',
    product: mobility,
    order: 'pay-first',
    isRenewal: false,
    priceCents: 3500,
    refund: null,
    ...none,
    ...known,
  },
});
const progress = (known: object = {}): Answer => ({
  body: {
    data: {
      order: 'pay-first',
      isRenewal: false,
      isPaid: true,
      signing: 'to-sign',
      ...none,
      next: { step: 'sign', path: '/firma/gettone' },
      ...known,
    },
  },
});
const signature = (known: Partial<Signature> = {}): Answer => ({
  body: {
    data: {
      state: 'to-sign',
      product: mobility,
      order: 'pay-first',
      isRenewal: false,
      isPaid: true,
      documents: [{ kind: 'polizza', title: 'Polizza', path: '/polizza.pdf', sizeBytes: 42_000 }],
      codeGoesTo: 'a•••@example.it',
      needsCode: false,
      expiresAt: '2026-12-19T10:00:00Z',
      signedAt: null,
      isClosed: false,
      approvesRenewal: true,
      refund: null,
      next: 'start',
      paymentPath: null,
      ...none,
      ...known,
    },
  },
});
const signed: Partial<Signature> = { state: 'signed', needsCode: false, signedAt: '2026-11-19T10:00:00Z' };
const over = progress({ signing: 'signed', next: null, ...days });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const { id } of shownNotices()) dismissNotice(id);
});

type ServedAnswer = readonly [Call, Answer];

async function open(...answers: readonly ServedAnswer[]) {
  history.replaceState(null, '', `${mobility.webFlowBaseUrl}${uuid}/success`);
  const server = serving(
    [paymentStateCall, payment()],
    [purchaseProgressCall, progress()],
    [signatureCall, signature()],
    ...answers,
  );
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ uuid }}>
        <SuccessScreen />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await page.partsArrived();
  await page.partsArrived();
  const ticks = () => [...page.place.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return {
    ...page,
    server,
    ticks,
    has: (words: string) => page.words().includes(words),
    heading: () => page.place.querySelector('h1')?.textContent,
    stops: () =>
      [...page.place.querySelectorAll('li[data-state]')].map((stop) => stop.lastElementChild?.textContent),
    agree: async () => {
      for (const box of ticks()) await settled(() => box.click());
    },
    signings: () => server.asked.filter(({ path }) => path.endsWith('/sign')),
  };
}

describe('signing on the page where the purchase ends', () => {
  test('a customer who proved their mailbox reads, signs and sees the result on this page', async () => {
    const page = await open([signDocumentsCall, signature({ ...signed, ...days })]);
    expect(page.has('Manca solo la tua firma')).toBe(true);
    expect(page.has('Polizza')).toBe(true);
    expect(page.has('Firma ora')).toBe(false);
    expect(page.ticks().map(({ checked }) => checked)).toEqual([false, false]);
    expect(page.focused()).toBe('Il tuo acquisto è andato a buon fine');
    await page.press('Firma i documenti');
    expect(page.has('Per firmare serve la conferma')).toBe(true);
    expect(page.signings().length).toBe(0);

    await page.agree();
    page.server.tell(purchaseProgressCall, over);
    await page.press('Firma i documenti');
    expect(page.signings().map(({ body }) => body)).toEqual([{ consent: true, renewal: true }]);
    expect(page.heading()).toBe('Il tuo acquisto è andato a buon fine');
    expect(page.focused()).toBe('Fatto, hai firmato!');
    expect(page.has('dal 1º dicembre 2026 al 30 novembre 2027')).toBe(true);
    expect(page.stops()).toEqual([
      'Pagamento Ricevuto',
      'Firma Fatta',
      'Copertura Attiva dal 1º dicembre 2026',
    ]);
    expect(page.ticks()).toEqual([]);
  });

  test('a customer is led to the page that asks for a code if one is needed', async () => {
    const page = await open([signDocumentsCall, problem(409, 'code-needed')]);
    await page.agree();
    page.server.tell(signatureCall, signature({ needsCode: true }));
    await page.press('Firma i documenti');
    expect(page.button('Firma ora').getAttribute('href')).toBe('/firma/gettone');
    expect(page.ticks().length).toBe(0);
    expect(shownNotices().length).toBe(1);
  });

  test('a purchase closed meanwhile shows its outcome', async () => {
    const page = await open([signDocumentsCall, problem(409, 'not-to-sign')]);
    await page.agree();
    page.server.tell(
      paymentStateCall,
      payment({ state: 'refunded', refund: { isDone: true, amountCents: 3500 } }),
    );
    page.server.tell(purchaseProgressCall, progress({ signing: 'closed', next: null }));
    await page.press('Firma i documenti');
    expect(page.heading()).toBe('Il pagamento ti è stato restituito');
  });

  test('a failed signature keeps the ticks and can be retried', async () => {
    const page = await open([signDocumentsCall, problem(500, 'Unexpected')]);
    await page.agree();
    await page.press('Firma i documenti');
    expect(page.has('Così non va.')).toBe(true);
    expect(page.ticks().every(({ checked }) => checked)).toBe(true);
    page.server.tell(signDocumentsCall, signature({ ...signed, ...days }));
    await page.press('Firma i documenti');
    expect(page.focused()).toBe('Fatto, hai firmato!');
  });

  test('a signature from another window is recognised, without claiming it was just made', async () => {
    const page = await open();
    await page.agree();
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    // Documents are read in other windows: the ticks are still there afterwards.
    expect(page.ticks().every(({ checked }) => checked)).toBe(true);
    page.server.tell(purchaseProgressCall, over);
    await settled(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(page.has('È tutto fatto')).toBe(true);
    expect(page.has('Fatto, hai firmato!')).toBe(false);
    expect(page.ticks().length).toBe(0);
  });

  test('a signature between two answers is recognised', async () => {
    const page = await open([signatureCall, signature({ ...signed, ...days })]);
    expect(page.has('dal 1º dicembre 2026')).toBe(true);
    expect(page.has('Firma ora')).toBe(false);
  });
});

test.each([
  ['another code is needed', signature({ needsCode: true })],
  ['the documents fail to load', problem(503, 'closed')],
])('if %s, the page of the signature is one press away', async (_why, answer) => {
  const page = await open([signatureCall, answer]);
  expect(page.button('Firma ora').getAttribute('href')).toBe('/firma/gettone');
  expect(page.ticks()).toEqual([]);
});

describe('a product that is signed first', () => {
  const toPay = progress({
    order: 'sign-first',
    isPaid: false,
    signing: 'signed',
    next: { step: 'pay', path: liability.webFlowBaseUrl + uuid },
  });
  const openSignedFirst = async (...answers: readonly ServedAnswer[]) => {
    const page = await open(
      [paymentStateCall, payment({ state: 'to-sign', order: 'sign-first', product: liability })],
      [purchaseProgressCall, progress({ order: 'sign-first', isPaid: false })],
      [
        signatureCall,
        signature({ order: 'sign-first', isPaid: false, approvesRenewal: false, next: 'payment' }),
      ],
      [signDocumentsCall, signature({ ...signed, order: 'sign-first', isPaid: false, next: 'payment' })],
      ...answers,
    );
    await page.agree();
    return page;
  };

  test('a product signed first is paid where it was signed, once it is sealed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await openSignedFirst();
    const sealing = progress({ order: 'sign-first', isPaid: false, signing: 'signed', next: null });
    page.server.tell(purchaseProgressCall, sealing);
    await page.press('Firma i documenti');
    expect(page.focused()).toBe('Fatto, hai firmato!');
    expect(page.heading()).toBe("Tieni sott'occhio la tua mail!");
    expect(page.has('Chiudiamo i documenti firmati')).toBe(true);
    page.server.tell(purchaseProgressCall, toPay);
    await settled(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(page.focused()).toBe('Fatto, hai firmato!');
    expect(page.has('Ora manca solo il pagamento')).toBe(true);

    // No second payment is opened while one is loading.
    await page.press('Paga ora');
    await page.press('Paga ora');
    const opened = page.server.asked.filter(({ path }) => path === createPaymentSessionCall.path);
    expect(opened.map(({ body }) => body)).toMatchObject([{ dealUuid: uuid }]);
  });

  test('a payment in another window is recognised', async () => {
    const page = await openSignedFirst([createPaymentSessionCall, problem(409, 'already-paid')]);
    page.server.tell(purchaseProgressCall, toPay);
    await page.press('Firma i documenti');
    page.server.tell(paymentStateCall, payment({ order: 'sign-first', product: liability, ...days }));
    page.server.tell(purchaseProgressCall, over);
    await page.press('Paga ora');
    expect(page.heading()).toBe('Il tuo acquisto è andato a buon fine');
  });

  test('without a card page the signed product stays payable', async () => {
    const page = await openSignedFirst([createPaymentSessionCall, problem(503, 'card-provider-unavailable')]);
    page.server.tell(purchaseProgressCall, toPay);
    await page.press('Firma i documenti');
    await page.press('Paga ora');
    expect(page.has('Così non va.')).toBe(true);
    expect(page.button('Paga ora').getAttribute('aria-busy')).toBeNull();
  });
});
