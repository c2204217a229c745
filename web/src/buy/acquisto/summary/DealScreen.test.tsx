// @vitest-environment happy-dom
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { dismissNotice, shownNotices } from '@riparo/ui/notices.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../../test/on-page.ts';
import { type Answer, answering, problem } from '../../../../test/server.ts';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { PageParamsProvider } from '../../../platform/page/page.ts';
import { BrowserRouter, useLocation } from '../../../platform/router/router.tsx';
import { lastDeal, rememberDeal } from '../last-deal.ts';
import { DealScreen } from './DealScreen.tsx';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const buyer = {
  email: 'ada@example.it',
  firstName: 'Ada',
  lastName: examplePerson.lastName,
  profile: { ...exampleProfile, cognitoId: null },
};

const dealOf = (key: string, more: object = {}) => {
  const product = findPurchasableProduct(key);
  return {
    uuid,
    key,
    status: 1,
    version: 3,
    buyer,
    product: {
      title: product?.title,
      subTitle: product?.subTitle,
      fixedPrice: 120,
      webFlowBaseUrl: product?.webFlowBaseUrl,
    },
    attributes: null,
    missing: [],
    isCorrectable: true,
    order: 'pay-first',
    isRenewal: false,
    expiresAt: null,
    ...more,
  };
};
const answerOf = (deal: object): Answer => ({ body: { data: deal } });

/** The address of a deal after it moved to another mailbox. */
const otherAddress = '9d3a3f6f-8f5f-4a38-9a3c-4b7c5c0e2c11';

type DealPageProps = { readonly isCancelled: boolean; readonly isSlowToLeave: boolean };

/** Other addresses are other pages, which may load slowly. */
function DealPage({ isCancelled, isSlowToLeave }: DealPageProps) {
  const { pathname } = useLocation();
  if (pathname === '/') return <SiteLink to={pet}>Al riepilogo</SiteLink>;
  const isElsewhere = /^\/ops|success$/.test(pathname) || pathname.endsWith(otherAddress);
  return isElsewhere && !isSlowToLeave ? null : <DealScreen isCancelled={isCancelled} />;
}

type Opening = Partial<DealPageProps> & { readonly address: string; readonly id?: string };

async function open(
  { address, id = uuid, isCancelled = false, isSlowToLeave = false }: Opening,
  ...answers: readonly Answer[]
) {
  history.replaceState(null, '', address);
  const calls = answering(...answers);
  const page = await onPage(
    <BrowserRouter>
      <PageParamsProvider value={id ? { uuid: id } : {}}>
        <DealPage isCancelled={isCancelled} isSlowToLeave={isSlowToLeave} />
      </PageParamsProvider>
    </BrowserRouter>,
  );
  await settled(() => undefined);
  const actions = () => [...page.place.querySelectorAll<HTMLElement>('button, a[class*=button]')];
  const send = async () => {
    await settled(() => page.place.querySelector('form')?.requestSubmit());
    await settled(() => undefined);
  };
  return { ...page, calls, send, heading: () => page.place.querySelector('h1')?.textContent, actions };
}

const addressOf = (key: string) => `${findPurchasableProduct(key)?.webFlowBaseUrl}${uuid}`;
const pet = addressOf('pet');
const mimuovo = addressOf('mimuovo');
const where = () => location.pathname + location.search;
const handedOver = () => (history.state as { state: unknown }).state;

await Promise.all([
  import('./NothingToResume.tsx'),
  import('./ask-for-policy.ts'),
  import('./completion/Completion.tsx'),
  import('./completion/CompletionCard.tsx'),
  import('./correction/Correction.tsx'),
  import('../../../platform/wizard/fields/later-kinds.ts'),
  import('../../../platform/wizard/fields/suggesting-kinds.ts'),
  ...['pet', 'mimuovo'].flatMap((key) => {
    const product = findPurchasableProduct(key);
    return product ? [loadPurchaseWizard(product)] : [];
  }),
]);
beforeEach(() => {
  vi.spyOn(location, 'assign').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const { id } of shownNotices()) dismissNotice(id);
});

describe('the summary of a deal shows what to do', () => {
  test.each([
    [{}, 'Se tutto è giusto, paga con carta.', 'Vai al pagamento', 'pagare'],
    [
      { isRenewal: true, order: 'renewal' },
      'È un altro anno dello stesso contratto',
      'Vai al pagamento',
      'pagare',
    ],
    [{ order: 'sign-first' }, 'Se tutto è giusto, acquista: prima firmi, poi paghi.', 'Acquista', 'firmare'],
    [
      { order: 'sign-first', isCorrectable: false },
      'Hai firmato i documenti: per attivare la polizza manca solo il pagamento.',
      'Vai al pagamento',
      'firmare',
    ],
    [
      { missing: ['petType'] },
      'Per andare avanti manca ancora qualcosa.',
      'Completa quello che manca',
      'pagare',
    ],
  ])('a deal with %o shows: %s', async (more, task, action, before) => {
    const page = await open({ address: pet }, answerOf(dealOf('pet', more)));
    expect(page.place.querySelector('p[class*=task]')?.textContent).toContain(task);
    expect(page.actions().map(({ textContent }) => textContent)).toEqual([action, action]);
    expect(page.place.querySelector('#documenti')?.textContent).toBe(`Da leggere prima di ${before}`);
    expect(page.words().includes('Modifica')).toBe(!('isCorrectable' in more));
    expect(page.words()).not.toContain('Il pagamento non è stato completato.');
  });

  test.each([
    [['petType'], 'servono ancora poche risposte, poi'],
    [['petType', 'privacy'], 'servono ancora poche risposte, le tue conferme e i tuoi consensi, poi'],
    [['privacy'], 'mancano solo le tue conferme e i tuoi consensi, poi'],
  ])('with %o missing the summary shows: %s', async (missing, words) => {
    const page = await open({ address: pet }, answerOf(dealOf('pet', { missing })));
    expect(page.words()).toContain(words);
  });

  test.each([
    ['mimuovo', 'Ciao Ada, ecco il tuo riepilogo'],
    ['pet', 'Ecco il tuo riepilogo'],
  ])('%s opens with «%s»', async (key, words) => {
    const page = await open({ address: addressOf(key) }, answerOf(dealOf(key)));
    expect(page.heading()).toBe(words);
  });

  test('a cancelled payment says that nothing was paid', async () => {
    const page = await open({ address: `${pet}/cancel`, isCancelled: true }, answerOf(dealOf('pet')));
    expect(page.heading()).toBe('Ecco il tuo riepilogo');
    expect(page.words()).toContain('Il pagamento non è stato completato.');
    expect(page.focused()).not.toBe('Ecco il tuo riepilogo');
    expect(where()).toBe(`${pet}/cancel`);
    await page.leave();

    const coming = await open({ address: '/altro' }, answerOf(dealOf('pet')));
    expect(where()).toBe(pet);
    expect(coming.heading()).toBe('Ecco il tuo riepilogo');
  });
});

describe('a deal', () => {
  test.each([
    [
      'a deal that is no longer open redirects',
      answerOf(dealOf('pet', { status: 6 })),
      `/ops/${uuid}/deal-in-progress`,
    ],
    [
      'an unknown deal leads to the page of expired links',
      problem(404, 'not-found'),
      `/ops/${uuid}/link-expired`,
    ],
    ['a deal that cannot be read can be retried', problem(503, 'closed'), '/ops'],
    [
      'a deal of another product redirects to its own address',
      answerOf(dealOf('mimuovo')),
      `${mimuovo}?modifica=x`,
    ],
  ])('%s', async (_, answer, place) => {
    const entries = history.length;
    await open({ address: `${pet}?modifica=x` }, answer);
    expect(where()).toBe(place);
    expect(history.length).toBe(entries);
  });

  test('without an id the deal is the one this tab went to pay for, or there is nothing to resume', async () => {
    const page = await open({ address: '/acquisto/mimuovo/cancel', id: '' });
    expect(page.heading()).toBe('Il pagamento non è stato completato');
    expect(where()).toBe('/acquisto/mimuovo/cancel');
    await page.leave();
    rememberDeal(uuid);
    const known = await open(
      { address: '/acquisto/mimuovo/cancel', id: '', isCancelled: true },
      answerOf(dealOf('mimuovo')),
    );
    expect(known.calls.map(({ path }) => path)).toEqual([`/api/v1/deal/uuid/${uuid}`]);
    expect(where()).toBe(`${mimuovo}/cancel`);
  });
});

/** Back from the card page, possibly from the back/forward cache. */
const comeBack = (persisted: boolean) =>
  settled(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

describe('paying a deal', () => {
  const session = { body: { url: 'https://card.example/pay' } };

  test('paying opens the card page once, and this tab remembers the deal', async () => {
    const { promise: body, resolve } = Promise.withResolvers<object>();
    const page = await open({ address: mimuovo }, answerOf(dealOf('mimuovo')), { body }, session);
    const isBusy = () => page.actions()[0]?.getAttribute('aria-busy') === 'true';
    expect(isBusy()).toBe(false);
    await settled(() => {
      page.actions()[0]?.click();
      page.actions()[1]?.click();
    });
    expect(isBusy()).toBe(true);
    expect(page.calls.slice(1)).toMatchObject([
      {
        body: {
          dealUuid: uuid,
          successCallbackUrl: `${location.origin}${mimuovo}/success`,
          failureCallbackUrl: `${location.origin}${mimuovo}/cancel`,
        },
      },
    ]);
    expect(lastDeal()).toBeNull();
    await settled(() => resolve(session.body));
    await settled(() => undefined);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://card.example/pay');
    expect(lastDeal()).toBe(uuid);
    expect(isBusy()).toBe(true);

    await comeBack(false);
    expect(isBusy()).toBe(true);
    await comeBack(true);
    expect(isBusy()).toBe(false);
    await page.press('Procedi al Pagamento');
    expect(location.assign).toHaveBeenCalledTimes(2);
  });

  test('a failed payment shows the reason until it is retried', async () => {
    const page = await open(
      { address: mimuovo },
      answerOf(dealOf('mimuovo')),
      problem(503, 'closed'),
      session,
    );
    expect(page.place.querySelector('[role=group]')).toBeNull();
    await page.press('Procedi al Pagamento');
    expect(page.focused()).toBe('Così non va.');
    expect(page.actions()[0]?.getAttribute('aria-busy')).toBeNull();
    await page.press('Procedi al Pagamento');
    expect(page.words()).not.toContain('Così non va.');
    expect(location.assign).toHaveBeenCalledOnce();
  });

  test.each([
    ['mimuovo', problem(409, 'already-paid'), `${mimuovo}/success`, null],
    ['mimuovo', problem(404, 'not-found'), `/ops/${uuid}/link-expired`, null],
    ['pet', problem(503, 'closed'), '/ops', { message: 'Così non va.', backAddress: pet }],
  ])('%s: %o leads to %s', async (key, answer, place, state) => {
    const page = await open({ address: addressOf(key) }, answerOf(dealOf(key)), answer);
    await settled(() => page.actions()[0]?.click());
    expect(where()).toEqual(place);
    expect(handedOver()).toEqual(state);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test.each([
    ['pet', 'Leggi le condizioni della polizza'],
    ['mimuovo', null],
  ])('%s links its terms: %s', async (key, rules) => {
    const page = await open({ address: addressOf(key) }, answerOf(dealOf(key)));
    const note = page.place.querySelector('p[class*=note] a')?.textContent ?? null;
    expect(note).toBe(rules && `${rules} (PDF, si apre in una nuova scheda)`);
  });
});

describe('requesting a product that is signed first', () => {
  const key = 'rc-terzi-5';
  const toSign = dealOf(key, { order: 'sign-first' });
  const askFor = async (...answers: readonly Answer[]) => {
    const page = await open({ address: addressOf(key) }, answerOf(toSign), ...answers);
    await settled(() => {
      page.actions()[0]?.click();
      page.actions()[1]?.click();
    });
    await settled(() => undefined);
    return page;
  };

  test('a request is sent once, and leads to the next step', async () => {
    const page = await askFor({ body: {} });
    expect(where()).toBe(`${addressOf(key)}/success`);
    expect(page.calls).toHaveLength(2);
    expect(page.calls[1]?.body).toMatchObject({ version: 3 });
  });

  test('a refused request leads to the page with the reason', async () => {
    const page = await askFor(problem(503, 'closed'));
    expect(where()).toBe('/ops');
    expect(handedOver()).toEqual({ message: 'Così non va.', backAddress: addressOf(key) });
    await page.leave();
    await askFor(problem(404, 'not-found'));
    expect(where()).toBe(`/ops/${uuid}/link-expired`);
  });

  test('a request after changes elsewhere shows them, and can be repeated', async () => {
    const page = await askFor(problem(409, 'deal-changed'), answerOf({ ...toSign, version: 4 }), {
      body: {},
    });
    expect(shownNotices().map(({ text }) => text)).toEqual([
      'I dati erano già cambiati in un’altra finestra: ecco quelli aggiornati. Controllali e riprova.',
    ]);
    expect(page.actions()[0]?.getAttribute('aria-busy')).toBeNull();
    await settled(() => page.actions()[0]?.click());
    expect(page.calls.at(-1)?.body).toMatchObject({ version: 4 });
  });
});

describe('requesting over a slow or lost connection', () => {
  const key = 'rc-terzi-5';
  const toSign = dealOf(key, { order: 'sign-first' });

  test('a slow request shows that it is in progress, and does not navigate after the page was left', async () => {
    const { promise: body, resolve } = Promise.withResolvers<object>();
    const page = await open({ address: addressOf(key) }, answerOf(toSign), { body });
    const isBusy = () => page.actions().map((action) => action.getAttribute('aria-busy'));
    expect(isBusy()).toEqual([null, null]);
    await page.press('Acquista');
    expect(isBusy()).toEqual(['true', 'true']);
    await page.leave();
    await settled(() => resolve({}));
    expect(where()).toBe(addressOf(key));
  });
});

describe('correcting a deal', () => {
  const corrected = {
    ...dealOf('mimuovo', { version: 4 }),
    buyer: { ...buyer, email: 'lovelace@example.it' },
  };

  test('a correction opens the question over the summary, which then shows the saved answer', async () => {
    const page = await open(
      { address: `${mimuovo}?modifica=contatti` },
      answerOf(dealOf('mimuovo')),
      answerOf(corrected),
    );
    const entries = history.length;
    expect(page.heading()).not.toContain('riepilogo');
    expect(page.field('E-mail').value).toBe('ada@example.it');
    await page.write('E-mail', 'lovelace@example.it');
    await page.send();
    expect(where()).toEqual(mimuovo);
    expect(history.length).toEqual(entries);
    expect(page.words()).toContain('lovelace@example.it');
  });

  test('a correction of a deal changed elsewhere loads the stored version', async () => {
    const page = await open(
      { address: `${mimuovo}?modifica=contatti` },
      answerOf(dealOf('mimuovo')),
      problem(409, 'deal-changed'),
      answerOf(corrected),
    );
    await page.send();
    expect(where()).toBe(mimuovo);
    expect(page.words()).toContain('lovelace@example.it');
  });

  test('correcting a name asks about the tax code too, and sends both together', async () => {
    const page = await open(
      { address: `${mimuovo}?modifica=nome` },
      answerOf(dealOf('mimuovo')),
      answerOf(corrected),
    );
    await page.write('Nome', 'Bruna');
    await page.send();
    expect(page.calls).toHaveLength(1);
    const computed = page.field('Codice fiscale').value;
    expect(computed).toMatch(/^DNGBRN/);
    await page.send();
    expect(page.calls[1]?.body).toMatchObject({
      buyer: { firstName: 'Bruna', profile: { taxCode: computed } },
    });
    expect(where()).toBe(mimuovo);
  });

  test('a refused correction shows the reason at its field in any question, or else for the whole form', async () => {
    const page = await open(
      { address: `${mimuovo}?modifica=contatti` },
      answerOf(dealOf('mimuovo')),
      problem(422, 'invalid', { email: 'Questa casella non c’è.' }),
      problem(503, 'closed'),
      problem(422, 'invalid', { postalCode: 'Non è un CAP di Milano.' }),
    );
    const errors = () =>
      [...page.place.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);
    await page.send();
    expect(errors()).toEqual(['Errore: Questa casella non c’è.']);
    expect(page.field('E-mail').value).toBe('ada@example.it');
    await page.write('E-mail', 'lovelace@example.it');
    await page.send();
    expect(errors()).toEqual([]);
    expect(page.focused()).toBe('Così non va.');
    await page.send();
    expect(page.field('CAP').value).toBe('20121');
    expect(errors()).toEqual(['Errore: Non è un CAP di Milano.']);
    expect(page.words()).not.toContain('Così non va.');
  });

  test.each([problem(404, 'not-found'), problem(403, 'sign-in-to-continue')])(
    'correcting a deal that is gone or only for its owner leads to the page that says so: %o',
    async (refusal) => {
      const page = await open(
        { address: `${mimuovo}?modifica=contatti` },
        answerOf(dealOf('mimuovo')),
        refusal,
      );
      const entries = history.length;
      await page.send();
      expect(where()).toBe(`/ops/${uuid}/link-expired`);
      expect(history.length).toEqual(entries);
    },
  );

  test('a correction that changes the address of the purchase continues there', async () => {
    const page = await open(
      { address: `${mimuovo}?modifica=contatti` },
      answerOf(dealOf('mimuovo')),
      answerOf({ ...corrected, uuid: otherAddress }),
    );
    const entries = history.length;
    await page.write('E-mail', 'lovelace@example.it');
    await page.send();
    expect(where()).toEqual(mimuovo.replace(uuid, otherAddress));
    expect(history.length).toEqual(entries);
  });

  test.each([
    ['nothing may be corrected', `${mimuovo}?modifica=contatti`, { isCorrectable: false }],
    ['nothing is missing', `${mimuovo}?completa`, {}],
  ])('a correction does not open where %s', async (_, address, more) => {
    const page = await open({ address }, answerOf(dealOf('mimuovo', more)));
    expect(page.heading()).toContain('riepilogo');
  });

  test('completing asks all missing questions in turn, and sends them together', async () => {
    const missing = ['remotelyPlacement', 'documentsSending', 'privacy', 'userProfiling'];
    const page = await open(
      { address: `${mimuovo}?completa` },
      answerOf(dealOf('mimuovo', { missing })),
      answerOf(dealOf('mimuovo')),
    );
    const agreeToAll = async () => {
      const boxes = page.place.querySelectorAll<HTMLElement>('input[type=checkbox]');
      await settled(() => boxes.forEach((box) => box.click()));
      await page.send();
    };
    expect(page.heading()).toBe('I tuoi consensi');
    await agreeToAll();
    expect(page.heading()).toBe('Facciamo tutto online');
    expect(page.calls).toHaveLength(1);
    await agreeToAll();
    expect(where()).toBe(mimuovo);
    expect(page.calls[1]?.body).toMatchObject({
      consents: Object.fromEntries(missing.map((name) => [name, true])),
    });
  });
});
