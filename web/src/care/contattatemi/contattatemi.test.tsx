// @vitest-environment happy-dom
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { callBackPromiseCall, requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { quotationCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { type Answer, problem, serving } from '../../../test/server.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { BrowserRouter, useLocation } from '../../platform/router/router.tsx';
import { endSession, enterSession } from '../../platform/session/session-store.ts';
import CallMePage from './CallMePage.tsx';
import CallMeSuccessPage from './CallMeSuccessPage.tsx';
import { storedRequest } from '../../platform/calls/stored-request.ts';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const asks = paths.callMe(uuid);
const thanks = paths.callMeSuccess(uuid);
const attributes = { name: 'Ada', family_name: 'Neri', birthdate: '27/03/1985', email: 'ada@example.it' };
const promise = { requestedAt: '2099-11-18T09:00:00.000Z', callBy: '2099-11-18T09:30:00.000Z' };
const standing = { step: 'spoken', consultant: 'Marta', callAt: promise.callBy, triedAt: null };
const requested = { ...promise, standing: null };
const answerWith = (data: unknown, status = 200): Answer => ({ status, body: { data } });
const quotation = (result: object): Answer => ({
  body: {
    data: JSON.stringify({ firstname: 'Ada', sum_assured: 100_000, duration: 20 }),
    result: JSON.stringify(result),
  },
});
const priced = quotation({ outcome: 'priced', total_amount: 20 });

/** Other addresses are other pages. */
function Pages() {
  const { pathname } = useLocation();
  if (pathname === new URL(asks, location.href).pathname) return <CallMePage />;
  return pathname === thanks ? <CallMeSuccessPage /> : <p>altrove</p>;
}

async function open(address: string, ...answers: readonly (readonly [Call, Answer | Promise<Answer>])[]) {
  history.replaceState(history.state, '', address);
  const server = serving(...answers);
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={{ uuid }}>
        <Pages />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await page.partsArrived();
  return {
    ...page,
    server,
    places: () => page.place.querySelectorAll('[class*=skeleton]').length,
    isAsked: (part: string) =>
      server.asked.some(({ path, method }) => method === 'GET' && path.includes(part)),
  };
}

async function fill(page: Awaited<ReturnType<typeof open>>) {
  await page.write('E-mail', 'ada@example.it');
  await page.write('Telefono', '333 1234567');
  for (const box of page.place.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    await settled(() => box.click());
  await settled(() => page.place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await page.partsArrived();
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  endSession();
});

describe('requesting a call', () => {
  test('the page shows what the call will be about, in its reserved space', async () => {
    const late = Promise.withResolvers<Answer>();
    const page = await open(asks, [quotationCall, late.promise]);
    expect(page.places()).toBe(2);
    await settled(() => late.resolve(priced));
    expect(page.places()).toBe(0);
    expect(page.words()).toContain('Per Ada · € 20,00 al mese · € 100.000 · 20 anni');
  });

  test.each<[string, Answer, boolean]>([
    ['without a price is shown without one', quotation({ outcome: 'refused', reason: '' }), true],
    ['that fails to load is left out', problem(503, 'Unavailable'), false],
    ['that is unreadable is left out', { body: { data: '{', result: '' } }, false],
  ])('a quotation %s', async (_, answer, isTold) => {
    const page = await open(asks, [quotationCall, answer]);
    expect(page.words().includes('Per Ada · € 100.000 · 20 anni')).toBe(isTold);
    expect(page.places()).toBe(0);
    expect(page.field('Telefono').value).toBe('');
    expect(location.pathname).toBe(new URL(asks, location.href).pathname);
  });

  test('a quotation that is gone redirects, without a way back to it', async () => {
    const before = history.length;
    const page = await open(asks, [quotationCall, problem(404, 'NotFound')]);
    expect(page.words()).toContain('altrove');
    expect(history.length).toBe(before);
  });

  test('the e-mail of a signed-in customer is filled in', async () => {
    enterSession({ authenticated: true, attributes, profileVersion: 1 });
    const page = await open(asks, [quotationCall, priced]);
    expect(page.field('E-mail').value).toBe('ada@example.it');
  });

  test('a sent request promises a call, which the customer can follow', async () => {
    const page = await open(asks, [quotationCall, priced]);
    page.server.tell(requestCallBackCall, answerWith({ ...promise, token: 'abc' }, 201));
    await fill(page);
    expect(page.server.asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { email: 'ada@example.it', privacy: true } },
    ]);
    expect(location.pathname).toBe(thanks);
    expect(history.state).toMatchObject({ state: { promise } });
    expect(storedRequest(uuid).token()).toBe('abc');
    expect(page.words()).toContain('Cambia orario, o dicci che non serve più');
    // What was handed over is not fetched.
    expect(page.isAsked(callBackPromiseCall.path.replace(':uuid', uuid))).toBe(false);
  });

  test('a repeated request, perhaps by another person, gets no key to the first', async () => {
    const page = await open(asks, [quotationCall, priced]);
    page.server.tell(requestCallBackCall, answerWith({ ...promise, token: null }, 201));
    await fill(page);
    expect(location.pathname).toBe(thanks);
    expect(storedRequest(uuid).token()).toBeUndefined();
    expect(page.words()).not.toContain('Cambia orario');
    expect(page.words()).toContain('Un consulente ti chiama');
  });

  test.each<[string, Answer, string]>([
    ['about what is gone', problem(404, 'NotFound'), 'Il tuo preventivo non è più disponibile'],
    ['as a whole', problem(503, 'Unavailable'), 'Così non va.'],
    ['at a field', problem(422, 'validation', { phone: 'Numero sbagliato' }), 'Numero sbagliato'],
  ])('a request refused with %s shows the reason, and the form stays', async (_, answer, words) => {
    const page = await open(asks, [quotationCall, priced]);
    page.server.tell(requestCallBackCall, answer);
    await fill(page);
    expect(page.words()).toContain(words);
    expect(page.field('E-mail').value).toBe('ada@example.it');
  });
});

describe('a requested call', () => {
  test('opening the page of a requested call again loads its promise', async () => {
    history.replaceState({ state: { promise } }, '', '/');
    const late = Promise.withResolvers<Answer>();
    const page = await open(thanks, [callBackPromiseCall, late.promise]);
    expect(page.places()).toBe(2);
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    await settled(() => late.resolve(answerWith(requested)));
    expect(page.places()).toBe(0);
    expect(page.words()).toContain('entro 30 minuti\n, cioè');
    expect(page.words()).toContain('I 30 minuti si contano quando siamo al telefono: ');
    expect(page.words()).not.toContain('Cambia orario');
  });

  test('the page shows the current status of the call', async () => {
    const page = await open(thanks, [callBackPromiseCall, answerWith({ ...promise, standing })]);
    expect(page.words()).toContain('Ci siamo sentiti');
    expect(page.words()).not.toContain('cioè');
    expect(page.words()).toContain('I 30 minuti si contano');
  });

  test('without a request the page redirects to the form, without a way back to it', async () => {
    const before = history.length;
    const page = await open(thanks, [callBackPromiseCall, problem(404, 'NotFound')], [quotationCall, priced]);
    expect(location.pathname).toBe(new URL(asks, location.href).pathname);
    expect(history.length).toBe(before);
    expect(page.words()).toContain('Telefono');
  });
});
