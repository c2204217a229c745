// @vitest-environment happy-dom
import {
  requestSignatureCodeCall,
  type Signature,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { BrowserRouter } from '../../platform/router/router.tsx';
import SignaturePage from './SignaturePage.tsx';
import { Signed } from './Signed.tsx';
import { Signing } from './Signing.tsx';
import { CODE_STEP, consented } from './signing-place.ts';

const signature = (known: Partial<Signature> = {}) =>
  ({
    state: 'to-sign',
    product: { key: 'pet', title: 'Sussidio Pet' },
    order: 'pay-first',
    isRenewal: false,
    isPaid: true,
    documents: [],
    codeGoesTo: 'a•••@example.it',
    needsCode: true,
    expiresAt: '2026-12-01T10:00:00Z',
    signedAt: null,
    isClosed: false,
    approvesRenewal: false,
    refund: null,
    next: 'start',
    paymentPath: null,
    startsOn: null,
    endsOn: null,
    ...known,
  }) as Signature;
const done: Answer = { status: 204, body: null };
const onSigned = vi.fn<(signature: Signature) => void>();
const onOutdated = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of shownNotices()) dismissNotice(id);
});

async function signing(known: Partial<Signature>, isAtCode: boolean) {
  history.replaceState({ state: isAtCode ? consented : null }, '', `/firma/x${isAtCode ? CODE_STEP : ''}`);
  const page = await onPage(
    <BrowserRouter>
      <Signing token="x" signature={signature(known)} onSigned={onSigned} onOutdated={onOutdated} />
    </BrowserRouter>,
  );
  await page.partsArrived();
  return {
    ...page,
    has: (words: string) => page.words().includes(words),
    agree: async () => {
      for (const box of page.place.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
        await settled(() => box.click());
      await page.press('Mandami il codice');
      await page.partsArrived();
    },
    sign: async () => {
      await page.write('Codice per firmare', '123456');
      await page.press('Firma i documenti');
    },
  };
}

describe('documents to sign', () => {
  test.each<[Answer, boolean]>([
    [done, false],
    [problem(429, 'LimitExceededException'), true],
  ])(
    'agreeing to the documents leads to the code, even if one was sent a moment ago',
    async (answer, isTooSoon) => {
      serving([requestSignatureCodeCall, answer]);
      const before = shownNotices().length;
      const { agree, has, focused } = await signing({}, false);
      expect(has('Da leggere prima di firmare')).toBe(true);
      expect(document.activeElement).toEqual(document.body);
      await agree();
      expect(location.search).toEqual(CODE_STEP);
      expect(focused()).toBe('Scrivi il codice per firmare');
      expect(shownNotices().length > before).toBe(isTooSoon);
    },
  );

  test('the documents explain why no code was sent, or that their state has changed', async () => {
    const server = serving([requestSignatureCodeCall, problem(500, 'Unexpected')]);
    const { agree, has, press } = await signing({}, false);
    await agree();
    expect(has('Così non va.')).toBe(true);
    expect(location.search).toBe('');
    expect(onOutdated.mock.calls).toHaveLength(0);
    server.tell(requestSignatureCodeCall, problem(409, 'not-to-sign'));
    await press('Mandami il codice');
    expect(onOutdated.mock.calls).toHaveLength(1);
    expect(location.search).toBe('');
  });

  test('the documents say what follows, and have a renewal approved separately', async () => {
    const first = await signing({}, false);
    expect(first.has('La copertura comincia il giorno dopo.')).toBe(true);
    expect(first.has('Dopo paghi')).toBe(false);
    expect(first.place.querySelectorAll('[type="checkbox"]')).toHaveLength(1);
    const paidLater = await signing({ next: 'payment', approvesRenewal: true }, false);
    expect(paidLater.has('La copertura comincia')).toBe(false);
    expect(paidLater.has('Dopo paghi')).toBe(true);
    expect(paidLater.place.querySelectorAll('[type="checkbox"]')).toHaveLength(2);
  });
});

const agreed = async () => {
  const page = await signing({ needsCode: false, approvesRenewal: true }, false);
  expect(page.has('Hai già confermato a•••@example.it con un codice')).toBe(true);
  for (const box of page.place.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
    await settled(() => box.click());
  return page;
};

describe('the documents of a purchase with a proved mailbox', () => {
  test('with a proved mailbox the documents are signed without another code, once agreed to', async () => {
    const signed = signature({ state: 'signed', signedAt: '2026-11-15T10:00:00Z' });
    const server = serving([signDocumentsCall, { body: { data: signed } }]);
    const { press, has } = await signing({ needsCode: false }, false);
    await press('Firma i documenti');
    expect(has('Per firmare serve la conferma')).toBe(true);
    expect(server.asked.length).toBe(0);
    const page = await agreed();
    await page.press('Firma i documenti');
    expect(server.asked.at(-1)?.body).toEqual({ consent: true, renewal: true });
    expect(onSigned).toHaveBeenCalledExactlyOnceWith(signed);
  });

  test.each<[string, number, number]>([
    ['code-needed', 1, 1],
    ['not-to-sign', 1, 0],
    ['Unexpected', 0, 0],
  ])('a refusal with %s reloads the signature if that helps', async (code, outdated, notices) => {
    serving([signDocumentsCall, problem(409, code)]);
    const { press, has } = await agreed();
    await press('Firma i documenti');
    expect(onOutdated.mock.calls.length).toBe(outdated);
    expect(shownNotices().length).toBe(notices);
    expect(has('Così non va.')).toBe(outdated === 0);
  });

  test('with a proved mailbox no code is asked for, even if one was needed before', async () => {
    const { has } = await signing({ needsCode: false }, true);
    expect(has('Scrivi il codice per firmare')).toBe(false);
    expect(has('Leggi e firma')).toBe(true);
  });
});

describe('the signature code', () => {
  test('the code is asked with its page, and signs', async () => {
    const signed = signature({ state: 'signed', signedAt: '2026-11-15T10:00:00Z' });
    const server = serving([signDocumentsCall, { body: { data: signed } }]);
    const { sign } = await signing({ approvesRenewal: true }, true);
    expect(document.activeElement).toBe(document.body);
    await sign();
    expect(server.asked.at(-1)?.body).toEqual({ consent: true, renewal: true, code: '123456' });
    expect(onSigned).toHaveBeenCalledExactlyOnceWith(signed);
  });

  test.each<[string, boolean, number]>([
    ['ExpiredCodeException', true, 0],
    ['CodeMismatchException', true, 0],
    ['Unexpected', false, 0],
    ['not-to-sign', false, 1],
  ])(
    'a signature code refused with %s shows the reason at its field: %s',
    async (code, isAtField, outdated) => {
      serving([signDocumentsCall, problem(409, code)]);
      const { sign, field, has } = await signing({}, true);
      await sign();
      expect(field('Codice per firmare').getAttribute('aria-invalid') === 'true').toBe(isAtField);
      expect(has('Così non va.')).toEqual(outdated === 0);
      expect(onOutdated.mock.calls.length).toEqual(outdated);
      expect(onSigned).not.toHaveBeenCalled();
    },
  );
});

const signedPage = (known: Partial<Signature>, isNew?: boolean) =>
  onPage(
    <Signed
      token="x"
      signature={signature({ state: 'signed', ...known })}
      {...(isNew !== undefined && { isNew })}
    />,
  );

describe('signed documents', () => {
  test.each<[string, Partial<Signature>, boolean, string]>([
    [
      'a signature just now',
      {},
      true,
      'Fatto, hai firmato! sono firmati. La tua copia firmata arriva per e-mail tra poco: conservala.',
    ],
    [
      'an earlier signature',
      { signedAt: '2026-11-14T23:30:00Z' },
      false,
      'Hai già firmato sono firmati dal 15 novembre 2026. ',
    ],
    [
      'a signature just now, closed since',
      { isClosed: true },
      true,
      'Fatto, hai firmato! sono firmati. In seguito la pratica è stata chiusa: la copertura non c’è più. ',
    ],
    [
      'an earlier signature, refunded since',
      { isClosed: true, refund: { amountCents: 7900, isDone: true } },
      false,
      'Hai già firmato sono firmati. In seguito la pratica è stata chiusa: la copertura non c’è più. Ti abbiamo restituito € 79,00',
    ],
  ])('the signed page shows %s', async (_when, known, isNew, words) => {
    const { place } = await signedPage(known, isNew);
    const title = place.querySelector('h1');
    const lead = title?.nextElementSibling?.textContent.split('Sussidio Pet')[1];
    const shownText = `${title?.textContent}${lead}`.replaceAll('\u00a0', ' ');
    expect(shownText.startsWith(words)).toBe(true);
    expect(shownText.length === words.length).toBe(!known.refund);
    expect(title?.tabIndex).toBe(-1);
    // The progress is shown only while it continues.
    expect(place.querySelector('ol') !== null).toBe(!known.isClosed);
  });

  test('a signature that is not sealed yet is polled until it can be paid', async () => {
    const server = serving([
      signatureCall,
      { body: { data: signature({ next: 'payment', paymentPath: '/paga' }) } },
    ]);
    const { button } = await signedPage({ next: 'payment', order: 'sign-first', isPaid: false });
    expect(button('Paga ora').getAttribute('href')).toBe('/paga');
    expect(server.asked).toHaveLength(1);
    await signedPage({ next: 'start' });
    await signedPage({ next: 'payment', isClosed: true });
    await signedPage({ next: 'payment', paymentPath: '/paga' });
    expect(server.asked).toHaveLength(1);
  });
});

const linked = async (answer: Answer | Promise<Answer>) => {
  history.replaceState({ state: null }, '', '/firma/x');
  const server = serving([signatureCall, answer], [requestSignatureCodeCall, done]);
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ token: 'x' }}>
        <SignaturePage />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await page.partsArrived();
  return { ...page, server, has: (words: string) => page.words().includes(words) };
};

const found = (known: Partial<Signature> = {}): Answer => ({ body: { data: signature(known) } });

describe('the signature link', () => {
  test('a used signature link says so', async () => {
    expect((await linked(found({ state: 'signed' }))).has('Hai già firmato')).toBe(true);
  });

  test('an expired signature link says so, and mentions the refund', async () => {
    const refund = { amountCents: 7900, isDone: true };
    const paid = await linked(found({ state: 'expired', refund }));
    expect(paid.has('non si possono più firmare')).toBe(true);
    expect(paid.has('€ 79,00')).toBe(true);
    const unpaid = await linked(found({ state: 'expired' }));
    expect(unpaid.has('non si possono più firmare')).toBe(true);
    expect(unpaid.has('restitu')).toBe(false);
  });
});
