// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../../../test/on-page.ts';
import { answering, problem } from '../../../../test/server.ts';
import { fetchTripParts, openTrip, remember, rememberedBy, where } from '../../../../test/trip.tsx';
import { FIELDS_COOKIE, forgetFields } from '../../api/memory/browser-memory.ts';

await Promise.all([fetchTripParts(), import('../resume-link/CodeToScan.tsx')]);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  forgetFields();
});

const answered = { firstname: 'Ada', hasDog: true };
const openTitle = (place: HTMLElement) => place.querySelector('dialog[open] h2')?.textContent;

describe('resuming an earlier visit', () => {
  test('resuming is offered at the first question, and leads to the last one', async () => {
    remember(localStorage, { data: answered, revision: 'r1' });
    const page = await openTrip();
    await page.press('Riprendi dalla domanda 3');
    expect(where()).toBe('/gita?passo=3');
    expect(page.heading()).toBe('Come si chiama il cane?');
    expect(history.state).toMatchObject({ state: 'wizard-step' });
    expect(page.words()).not.toContain('Riprendi');
    expect(page.words()).toContain('Ricomincia');
  });

  test.each([
    ['without answers', '', {}, 'r1'],
    ['while the first question is unanswered', '', { town: 'Lucca' }, 'r1'],
    ['at an address with a step', '?passo=1', answered, 'r1'],
    ['without an earlier visit', '', answered, ''],
  ])('resuming is not offered %s', async (_, address, data, revision) => {
    remember(sessionStorage, { data, revision });
    const page = await openTrip({}, `/gita${address}`);
    expect(page.words()).not.toContain('Riprendi');
    expect(page.words().includes('Ricomincia')).toBe(Object.keys(data).length > 0);
  });
});

describe('the address of a step', () => {
  test.each([
    ['an unreachable question is replaced by the furthest reachable one', '?passo=9', '?passo=3'],
    ['a missing outcome is replaced by the furthest question', '?passo=risultato', '?passo=3'],
    ['a right address stays as it is', '?passo=2&da=mail', '?passo=2&da=mail'],
    ['an address without a question stays as it is', '?da=mail', '?da=mail'],
  ])('%s', async (_, address, right) => {
    remember(localStorage, { data: answered, revision: 'r1' });
    await openTrip({}, `/gita${address}`);
    expect(where()).toBe(`/gita${right}`);
  });
});

test('starting over asks for confirmation, then begins without answers', async () => {
  remember(localStorage, { data: answered, revision: 'r1' });
  const page = await openTrip({}, '/gita?passo=2');
  expect(openTitle(page.place)).toBeUndefined();
  await page.press('Ricomincia');
  expect(openTitle(page.place)).toBe('Vuoi ricominciare da capo?');
  await page.press('Annulla');
  expect(openTitle(page.place)).toBeUndefined();
  expect(rememberedBy(localStorage)?.data).toEqual(answered);

  const entries = history.length;
  await page.press('Ricomincia');
  await page.press('Ricomincia');
  expect(where()).toBe('/gita');
  expect(page.field('Nome').value).toBe('');
  expect(page.focused()).toBe('Come ti chiami?');
  expect(history.length).toBe(entries);
  expect(rememberedBy(localStorage)).toBeNull();
  expect(rememberedBy(sessionStorage)).toMatchObject({ data: {}, isElsewhere: false, isCarried: false });
});

test('starting over works any number of times, and clears the cookie', async () => {
  const page = await openTrip();
  for (const name of ['Ada', 'Bea']) {
    await page.go('Nome', name);
    expect(document.cookie).toContain(FIELDS_COOKIE);
    await page.press('Indietro');
    expect(page.field('Nome').value).toBe(name);
    await page.press('Ricomincia');
    await page.press('Ricomincia');
    expect(page.field('Nome').value).toBe('');
    expect(document.cookie).not.toContain(FIELDS_COOKIE);
  }
});

describe('leaving a flow', () => {
  test('leaving says what stays on the device, including text still being typed', async () => {
    const page = await openTrip();
    expect(page.words()).not.toContain('Salva ed esci');
    await page.write('Nome', 'Ad');
    await page.leave();
    const again = await openTrip();
    await again.press('Salva ed esci');
    expect(openTitle(again.place)).toBe('Le tue risposte sono al sicuro');
    expect(again.words()).toContain('Restano su questo dispositivo per 30 giorni');
    // Nothing can be transferred to another device.
    expect(again.words()).not.toContain('Continui su un altro dispositivo?');
    await again.press('Continua a rispondere');
    expect(openTitle(again.place)).toBeUndefined();
    await again.press('Salva ed esci');
    await again.press('Chiudi');
    expect(openTitle(again.place)).toBeUndefined();
  });

  test('leaving promises nothing if the browser cannot store anything', async () => {
    remember(sessionStorage, { data: answered });
    const page = await openTrip();
    vi.stubGlobal('localStorage', undefined);
    await page.press('Salva ed esci');
    expect(openTitle(page.place)).toBe('Qui non possiamo salvarle');
    expect(page.words()).toContain('se chiudi la scheda, le risposte che hai dato si perdono.');
    expect(page.words()).not.toContain('Restano su questo dispositivo');
  });
});

describe('answers given in another tab meanwhile', () => {
  const others = { firstname: 'Ugo', hasDog: false };
  const answeredTwice = async () => {
    remember(sessionStorage, { data: answered, revision: 'r1' });
    const page = await openTrip({}, '/gita?passo=1');
    remember(localStorage, { data: others, revision: 'r2' });
    await page.go('Nome', 'Adele');
    return page;
  };

  test('answers of another tab are not overwritten without a decision', async () => {
    const page = await answeredTwice();
    expect(openTitle(page.place)).toBe('Hai risposto anche in un’altra scheda');
    await page.press('Chiudi');
    expect(openTitle(page.place)).toBeUndefined();
    expect(rememberedBy(localStorage)?.data).toEqual(others);
  });

  test("answers of another tab are dropped when this tab's are chosen", async () => {
    const page = await answeredTwice();
    await page.press('Conserva queste');
    expect(rememberedBy(localStorage)?.data).toEqual({ ...answered, firstname: 'Adele' });
    expect(page.words()).not.toContain('Hai risposto anche');
  });

  test("answers of another tab replace this tab's when they are chosen", async () => {
    const page = await answeredTwice();
    await page.press('Usa le altre');
    expect(rememberedBy(sessionStorage)?.data).toEqual(others);
    expect(page.words()).not.toContain('Hai risposto anche');
    expect(page.field('No').checked).toBe(true);
    expect(page.focused()).toBe('Hai un cane?');
  });
});

const leaving = async () => {
  remember(sessionStorage, { data: answered });
  const page = await openTrip();
  expect(page.words()).not.toContain('Continui su un altro dispositivo?');
  await page.press('Salva ed esci');
  const isOpen = (name: string) => page.button(name).getAttribute('aria-expanded');
  const isBusy = (name: string) => page.button(name).getAttribute('aria-busy');
  return { ...page, isOpen, isBusy };
};
const carriedIds = () => rememberedBy(sessionStorage)?.carriedIds;

describe('continuing on another device', () => {
  const sealed = { id: 'a1', token: 't1', expiresAt: '2026-11-18T10:00:00Z' };

  test('a QR code appears once the server has sealed the answers, and gives way to the mail form', async () => {
    const { promise: body, resolve: seal } = Promise.withResolvers<object>();
    const calls = answering({ body });
    const page = await leaving();
    expect(page.isOpen('Mandami un link')).toBe('false');
    expect(page.isOpen('Mostra un QR')).toBe('false');
    expect(page.words()).not.toContain('La tua e-mail');
    expect(page.place.querySelector('[role=group]')).toBeNull();
    await page.press('Mostra un QR');
    expect(page.isBusy('Mostra un QR')).toBe('true');
    await settled(() => seal(sealed));
    await settled(() => undefined);
    expect(page.isBusy('Mostra un QR')).toBeNull();
    expect(page.isOpen('Mostra un QR')).toBe('true');
    expect(page.place.querySelector('svg[role=img] path')?.getAttribute('d')).toMatch(/^M/);
    expect(page.words()).toContain('Inquadralo con la fotocamera del telefono');
    expect(calls).toMatchObject([{ body: { formId: 'gita', answers: answered } }]);
    expect(calls[0]?.body).not.toHaveProperty('email');
    expect(carriedIds()).toEqual(['a1']);

    await page.press('Mandami un link');
    expect(page.isOpen('Mandami un link')).toBe('true');
    expect(page.isOpen('Mostra un QR')).toBe('false');
    expect(page.words()).not.toContain('Inquadralo');
  });

  test('a failed QR code shows the reason until a retry succeeds', async () => {
    answering(problem(503, 'closed'), { body: sealed });
    const page = await leaving();
    await page.press('Mandami un link');
    await page.press('Mostra un QR');
    expect(page.focused()).toBe('Così non va.');
    expect(page.isOpen('Mandami un link')).toBe('false');
    expect(page.isOpen('Mostra un QR')).toBe('false');
    expect(carriedIds()).toBeUndefined();
    await page.press('Mostra un QR');
    expect(page.words()).not.toContain('Così non va.');
    expect(page.isOpen('Mostra un QR')).toBe('true');
  });

  test('a link is mailed once, only to a valid address, with a confirmation', async () => {
    const { promise: body, resolve: send } = Promise.withResolvers<object>();
    const calls = answering(
      problem(422, 'invalid', { email: 'Questa casella non c’è.' }),
      problem(503, 'closed'),
      { body },
    );
    const page = await leaving();
    await page.press('Mandami un link');
    await page.write('La tua e-mail', 'ada');
    const submitted = vi.fn<(event: Event) => void>();
    document.addEventListener('submit', submitted, { once: true });
    await page.press('Invia il link');
    // The browser itself would open another page.
    expect(submitted.mock.lastCall?.[0].defaultPrevented).toBe(true);
    expect(calls).toEqual([]);
    expect(page.focused()).toBe('La tua e-mail');
    expect(page.field('La tua e-mail').getAttribute('aria-invalid')).toBe('true');

    await page.write('La tua e-mail', 'ada@example.it');
    await page.press('Invia il link');
    expect(page.words()).toContain('Questa casella non c’è.');
    await page.press('Invia il link');
    expect(page.words()).toContain('Così non va.');
    await page.press('Invia il link');
    expect(page.words()).not.toContain('Così non va.');
    expect(page.isBusy('Invia il link')).toBe('true');
    await settled(() => page.place.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
    await settled(() => send({ ...sealed, token: null }));
    await settled(() => undefined);
    expect(page.focused()).toBe('Abbiamo mandato il link a ada@example.it. Vale 30 giorni.');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
    expect(calls).toHaveLength(3);
    expect(calls[2]?.body).toEqual({ formId: 'gita', answers: answered, email: 'ada@example.it' });
    expect(carriedIds()).toEqual(['a1']);
  });
});

test('answers given before all questions were loaded are stored on the device', async () => {
  remember(sessionStorage, { data: answered, questions: 0 });
  await openTrip();
  expect(rememberedBy(localStorage)?.data).toEqual(answered);
});

const openAfter = async (html: string, act: (input: HTMLInputElement | null) => void, address?: string) => {
  const early = document.body.appendChild(document.createElement('div'));
  early.innerHTML = `<div data-flow><form>${html}</form></div>`;
  act(early.querySelector('input'));
  await openTrip({}, address);
  early.remove();
  return rememberedBy(sessionStorage)?.draft;
};

describe('input before hydration', () => {
  test('typed text survives hydration', async () => {
    const input = '<input name="firstname" value="">';
    expect(await openAfter(input, (box) => box && (box.value = 'Ad'))).toEqual({ firstname: ['Ad'] });
  });

  test('a chosen option survives hydration', async () => {
    remember(sessionStorage, { data: { firstname: 'Ada' } });
    const input = '<input type="radio" name="hasDog" value="true"><button>Continua</button>';
    const draft = await openAfter(input, (box) => box && (box.checked = true), '/gita?passo=2');
    expect(draft).toEqual({ hasDog: ['true'] });
  });
});
