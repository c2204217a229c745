// @vitest-environment happy-dom
import { SKI_FORM_ID } from '@riparo/domain/buy/products/ski/opening.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../../test/on-page.ts';
import { type Answer, answering, problem } from '../../../../../test/server.ts';
import { WIZARD_KEYS } from '../../../../platform/api/memory/browser-memory.ts';
import { BrowserRouter } from '../../../../platform/router/router.tsx';
import { preparePolicy } from '../payment/send-policy.ts';
import { ToPayment } from '../payment/ToPayment.tsx';
import { SkiOutcome } from './SkiOutcome.tsx';

const payment = (state: string, more: object = {}): Answer => ({
  body: { state, priceCents: 600, startsOn: '2026-12-18', endsOn: '2026-12-19', refund: null, ...more },
});

async function open(isSuccess: boolean, ...answers: readonly Answer[]) {
  history.replaceState(
    null,
    '',
    `/acquisto/sci?transactionid=abc&status=${isSuccess ? 'success' : 'failure'}`,
  );
  const calls = answering(...answers);
  const page = await onPage(
    <BrowserRouter>
      <SkiOutcome />
    </BrowserRouter>,
  );
  await settled(() => undefined);
  return {
    ...page,
    calls,
    heading: () => page.place.querySelector('h1')?.textContent,
    facts: () =>
      [...page.place.querySelectorAll('dl > div')].map((one) =>
        [...one.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')).join(': '),
      ),
    card: () => page.place.querySelector('#il-prossimo-passo')?.textContent,
    /** The status of the purchase, and the picture beside the next step. */
    drawn: () => [
      page.place.querySelectorAll('ol[aria-label="A che punto sei"] li').length,
      page.place.querySelector('[class*=umbrella]') ? 'umbrella' : 'desk',
    ],
    ways: () => [...page.place.querySelectorAll('a[class*=button], button')].map((way) => way.textContent),
  };
}

const wait = (ms: number) => settled(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a payment that succeeded according to the address', () => {
  test('a successful payment is confirmed by the server with its days, and the answers are deleted', async () => {
    sessionStorage.setItem(WIZARD_KEYS + SKI_FORM_ID, '{}');
    const page = await open(true, payment('paid'));
    expect(page.heading()).toBe('Buone sciate: la polizza è tua');
    expect(page.facts().map((fact) => fact.replace(/^.*€/, '€'))).toEqual([
      'Inizio: 18/12/2026',
      'Fine: 19/12/2026',
      '€ 6,00',
    ]);
    expect(page.words()).toContain('Pagamento confermato.');
    expect(page.card()).toBe('I certificati sono in arrivo');
    expect(page.drawn()).toEqual([2, 'umbrella']);
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    // A guest has an account without a password of their own: the page says how to choose one.
    expect(page.words()).toContain('Scegli la tua password');
    expect(page.ways()).toEqual(['Torna alla home']);
    expect(page.words()).not.toContain('Vuoi parlarne con noi?');
    expect(page.place.querySelector('canvas')).not.toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('a payment is polled until its outcome is known, and again on request', async () => {
    sessionStorage.setItem(WIZARD_KEYS + SKI_FORM_ID, '{}');
    const verifying = payment('verifying', { startsOn: null, endsOn: 'boh' });
    const page = await open(true, ...Array.from({ length: 60 }, () => verifying));
    expect(page.heading()).toBe('Grazie: stiamo preparando la tua polizza');
    expect(page.words()).toContain('di solito bastano pochi secondi.');
    expect(page.facts()).toEqual(['Importo: € 6,00']);
    expect(page.card()).toBe('Il tuo pagamento');
    expect(page.drawn()).toEqual([0, 'desk']);
    expect(page.ways()).toEqual(['Torna alla home']);
    expect(page.place.querySelector('canvas')).toBeNull();
    await wait(3_600_000);
    expect(page.words()).toContain('La conferma tarda');
    const before = page.calls.length;
    await page.press('Controlla di nuovo');
    expect(page.calls.length).toBe(before + 1);
    expect(page.words()).toContain('di solito bastano pochi secondi.');
    expect(sessionStorage.length).toBe(1);
  });

  test('a payment unknown to the server offers the customer to contact us', async () => {
    const page = await open(true, problem(404, 'not-found'));
    expect(page.words()).toContain('Non lo troviamo: se hai pagato scrivici');
    expect(page.words()).toContain('Vuoi parlarne con noi?');
    expect(page.facts()).toEqual([]);
    expect(page.ways()).toEqual(['Torna alla home']);
  });
});

describe('an unsuccessful payment', () => {
  const refund = { isDone: true, amountCents: 600 };
  const retry = 'Riprova il pagamento';
  const failed = 'Il pagamento non è andato a buon fine';

  test.each([
    ['not paid', false, payment('open'), failed, 'puoi riprovare quando vuoi.', [retry]],
    ['refused since', true, payment('failed'), failed, 'puoi riprovare quando vuoi.', [retry]],
    ['paid after all', false, payment('paid'), failed, 'la banca ci ha già confermato il pagamento', []],
    [
      'still verified by the bank',
      false,
      payment('verifying'),
      failed,
      'La banca sta ancora verificando',
      [],
    ],
    [
      'refunded',
      true,
      payment('refunded', { refund }),
      'Il pagamento ti è stato restituito',
      'Era il pagamento della polizza',
      [],
    ],
    ['refunded, without details', true, payment('refunded'), failed, failed, []],
    ['unknown payment', false, problem(404, 'not-found'), failed, 'Non troviamo questo acquisto', []],
    [
      'only visible to its owner',
      false,
      problem(403, 'sign-in-to-continue'),
      failed,
      'accedi prima di pagare di nuovo.',
      ['Vai alla tua area personale'],
    ],
    ['not reachable', false, problem(503, 'closed'), failed, 'non pagare di nuovo prima di saperlo.', []],
  ])(
    'an unsuccessful payment shows what is known: %s',
    async (_what, isSuccess, answer, title, words, ways) => {
      const page = await open(isSuccess, answer);
      expect(page.heading()).toBe(title);
      expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
      expect(page.words()).toContain(words);
      expect(page.ways()).toEqual([...ways, 'Torna alla home']);
    },
  );
});

const comeBack = (persisted: boolean) =>
  settled(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
const answers = { policyType: 'base', startDate: '2026-12-18' };
const to = async (...given: readonly Answer[]) => {
  history.replaceState(null, '', '/acquisto/sci?passo=risultato');
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const calls = answering(...given);
  const page = await onPage(
    <BrowserRouter>
      <ToPayment page={{ paymentUrl: 'https://card.example/1', key: 'k' }} answers={answers} />
    </BrowserRouter>,
  );
  return {
    ...page,
    calls,
    assign,
    isBusy: () => page.button('Vai al pagamento').getAttribute('aria-busy'),
  };
};

describe('the link to the card page', () => {
  test('pressing the button opens the card page with the same key, any number of times', async () => {
    const page = await to({ body: { paymentUrl: 'https://card.example/2' } });
    expect(page.assign).not.toHaveBeenCalled();
    await page.press('Vai al pagamento');
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('https://card.example/2');
    expect(page.calls).toMatchObject([{ body: { submissionKey: 'k' } }]);
    expect(page.isBusy()).toBe('true');
    await comeBack(false);
    expect(page.isBusy()).toBe('true');
    await comeBack(true);
    expect(page.isBusy()).toBeNull();
  });

  test('finishing the questions opens the card page at once, and only once', async () => {
    answering({ body: { paymentUrl: 'https://card.example/1' } });
    await preparePolicy({ answers, key: 'k', signal: new AbortController().signal });
    const page = await to();
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('https://card.example/1');
    expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
    await page.leave();
    expect((await to()).assign).toHaveBeenCalledOnce();
  });

  test('without a card page the customer is led elsewhere', async () => {
    const page = await to(problem(503, 'closed'));
    await page.press('Vai al pagamento');
    expect(page.assign).not.toHaveBeenCalled();
    expect(location.search).toBe('?passo=errore');
    expect(history.state).toMatchObject({
      state: { message: 'Così non va.', backAddress: '/acquisto/sci?passo=risultato' },
    });
  });
});
