// @vitest-environment happy-dom
import { holderField } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../../../../test/markup.ts';
import { onPage, settled } from '../../../../test/on-page.ts';
import { BrowserRouter, StaticRouter } from '../../../platform/router/router.tsx';
import { idOf } from '../../../platform/wizard/step-layout.ts';
import { keeping } from '../../../platform/wizard/wizard-progress.ts';
import * as later from './later.ts';
import SkiPage from './SkiPage.tsx';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./later.ts', async (original) => {
  const parts = await original<typeof later>();
  const wholeWizard = async () => {
    if (connection.isLost) throw new Error('lost');
    return parts.wholeWizard();
  };
  return { ...parts, wholeWizard };
});

const input = (name: string) => document.getElementById(idOf(name)) as HTMLInputElement;

/** The first question, with all of its code loaded. */
async function open(address = '/acquisto/sci', state: unknown = null) {
  history.replaceState({ state }, '', address);
  const pushed = vi.spyOn(history, 'pushState');
  const page = await onPage(
    <BrowserRouter>
      <SkiPage />
    </BrowserRouter>,
  );
  for (const _ of Array.from({ length: 3 })) await settled(() => undefined);
  return {
    ...page,
    pushed,
    heading: () => page.place.querySelector('h1')?.textContent,
    value: (name: string) => page.place.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
    type: (name: string, text: string) =>
      settled(() => {
        input(name).value = text;
        input(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    bar: () => page.button('Apri il riepilogo').textContent.replaceAll('\u00a0', ' '),
    people: () =>
      [...page.place.querySelectorAll('fieldset legend')].flatMap(
        ({ textContent }) => textContent.match(/^Persona.*/) ?? [],
      ),
    notices: () =>
      [...page.place.querySelectorAll('fieldset [role=status]')]
        .map(({ textContent }) => textContent)
        .join(''),
    isDisabled: (name: string) => (page.button(name) as HTMLButtonElement).disabled,
  };
}

const birth = (place: number) => holderField(place, 'birthDate');

await Promise.all([
  ...Object.values(later).map((load) => load()),
  keeping(),
  import('./steps/calendar/DayPicker.tsx'),
  import('../../../platform/wizard/fields/later-kinds.ts'),
  import('../../../platform/wizard/Ineligible.tsx'),
  import('@riparo/ui/ErrorList.tsx'),
]);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-14T09:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('choosing a ski policy', () => {
  test('the choice starts with Platinum for one adult and one day, with both packages shown', async () => {
    const page = await open();
    expect(page.bar()).toMatch(/^Platinum · 1 giorno1 adulto ?€.*Apri il riepilogo$/);
    expect(page.words()).not.toContain('Cambia la polizza');
    expect(page.place.querySelector('aside h2')?.textContent).toBe('La tua polizza sci');
    expect(document.activeElement).toBe(document.body);
    await page.choose('Gold');
    expect(page.bar()).toMatch(/^Gold · 1 giorno1 adulto ?€/);
    expect(page.words()).not.toContain('Cambia la polizza');
    await page.press('Apri il riepilogo');
    expect(page.place.querySelector('dialog[open] h2')?.textContent).toBe('La tua polizza sci');
    await page.press('Chiudi');
    expect(page.place.querySelector('dialog[open]')).toBeNull();
  });

  test('the choice can come from the address, is then removed from it, and is changed with one press', async () => {
    const page = await open('/acquisto/sci?product_type=gold&days=3');
    expect(location.search).toBe('');
    expect(page.pushed).not.toHaveBeenCalled();
    expect(page.bar()).toMatch(/^Gold · 3 giorni/);
    await page.press('Cambia la polizza');
    expect((document.activeElement as HTMLInputElement).value).toBe('base');
    expect(page.field('Giorni').value).toBe('3');
  });

  test('the choice offers as many days as are allowed', async () => {
    const page = await open();
    expect(page.isDisabled('Un giorno in meno')).toBe(true);
    expect(page.isDisabled('Un giorno in più')).toBe(false);
    await page.press('Un giorno in più');
    expect(page.field('Giorni').value).toBe('2');
    expect(page.isDisabled('Un giorno in meno')).toBe(false);
    await page.press('Un giorno in meno');
    expect(page.field('Giorni').value).toBe('1');
    await page.write('Giorni', '29');
    expect(page.isDisabled('Un giorno in più')).toBe(true);
    await page.choose('Stagionale');
    expect(page.words()).not.toContain('Giorni');
    expect(page.value('policyDayCount')).toBe('29');
  });
});

describe('when', () => {
  test('one press chooses today or tomorrow, and the last day follows', async () => {
    const page = await open();
    expect(page.value('endDate')).toBe('');
    await page.press('Da domani');
    expect(page.value('startDate')).toBe('15/12/2026');
    expect(page.value('endDate')).toBe('15/12/2026');
    await page.press('Un giorno in più');
    expect(page.value('startDate')).toBe('15/12/2026');
    expect(page.value('endDate')).toBe('16/12/2026');
    await page.press('Da oggi');
    expect(page.value('startDate')).toBe('14/12/2026');
  });

  test('the calendar chooses a period, with its number of days', async () => {
    const page = await open();
    await page.press('Dal calendario');
    await settled(() => undefined);
    await page.press('venerdì 18 dicembre 2026');
    await page.press('domenica 20 dicembre 2026');
    await page.press('Usa questi giorni');
    expect(page.place.querySelector('dialog[open]')).toBeNull();
    expect(page.value('startDate')).toBe('18/12/2026');
    expect(page.value('policyDayCount')).toBe('3');
    expect(page.value('endDate')).toBe('20/12/2026');
    await page.choose('Stagionale');
    await page.press('Dal calendario');
    await page.press('sabato 19 dicembre 2026');
    await page.press('Usa questo giorno');
    expect(page.value('startDate')).toBe('19/12/2026');
    expect(page.value('policyDayCount')).toBe('3');
  });
});

describe('who', () => {
  test('a person is added before the children or after them, with the focus on their name', async () => {
    const page = await open();
    expect(page.people()).toEqual(['Persona 1 · adulto']);
    expect(page.value('policyAdults')).toBe('1');
    expect(page.words()).not.toContain('persone\n');
    expect(page.place.querySelector('[aria-label^=Togli]')).toBeNull();
    await page.press('Aggiungi un bambino');
    expect(document.activeElement?.id).toBe(idOf(holderField(1, 'firstName')));
    await page.press('Aggiungi un adulto');
    expect(page.people()).toEqual(['Persona 1 · adulto', 'Persona 2 · adulto', 'Persona 3 · bambino']);
    expect(document.activeElement?.id).toBe(idOf(holderField(1, 'firstName')));
    expect(page.words()).toContain('3 persone');
    expect(page.bar()).toContain('2 adulti e 1 bambino');
  });

  test('at most ten people are insured', async () => {
    const page = await open();
    for (const _ of Array.from({ length: 8 })) await page.press('Aggiungi un bambino');
    expect(page.isDisabled('Aggiungi un adulto')).toBe(false);
    await page.press('Aggiungi un bambino');
    expect(page.isDisabled('Aggiungi un adulto')).toBe(true);
    expect(page.isDisabled('Aggiungi un bambino')).toBe(true);
  });

  test.each([
    [
      0,
      '10/12/2018',
      'non avrà ancora 14 anni: conta come bambino.',
      'Segna come bambino',
      'Persona 1 · bambino',
    ],
    [1, '10/12/2000', 'avrà già 14 anni: conta come adulto.', 'Segna come adulto', 'Persona 2 · adulto'],
  ])(
    'people count as adults by their age on the first day: person %i born on %s',
    async (place, birthDate, notice, button, then) => {
      const page = await open();
      if (place === 1) await page.press('Aggiungi un bambino');
      await page.type(birth(place), birthDate);
      expect(page.notices()).toBe('');
      await page.press('Da domani');
      expect(page.notices()).toContain(notice);
      await page.press(button);
      expect(page.people()).toContain(then);
      expect(page.notices()).not.toContain(notice);
    },
  );
});

describe('after the questions', () => {
  const FAILED = 'Non abbiamo potuto preparare la polizza';
  const THANKS = 'Grazie: stiamo preparando la tua polizza';

  test.each([
    ['/acquisto/sci?transactionid=abc&status=success', THANKS],
    ['/acquisto/sci?passo=errore', FAILED],
    ['/acquisto/sci?transactionid=abc&status=success&passo=errore', THANKS],
  ])('%s shows: %s', async (address, title) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const page = await open(address);
    expect(page.heading()).toBe(title);
    // Prerendered HTML cannot know this.
    const prerendered = wordsOf(
      <StaticRouter address={address}>
        <SkiPage />
      </StaticRouter>,
    );
    expect(prerendered).not.toContain(title);
    expect(prerendered).not.toContain('Apri il riepilogo');
    expect(prerendered).not.toContain('La tua polizza sci');
    vi.unstubAllGlobals();
  });

  test.each([
    ['Modifica i dati', '/acquisto/ski?passo=2'],
    ['Esci', '/acquisto/ski?passo=errore'],
  ])('a mailbox registered with other data asks the buyer: %s', async (button, there) => {
    const page = await open('/acquisto/sci', { mismatch: true });
    expect(page.place.querySelector('dialog[open] h2')?.textContent).toBe('I dati non corrispondono');
    // Where it leads, before the wizard redirects to the first open question.
    const replaced = vi.spyOn(history, 'replaceState');
    await page.press(button);
    expect(replaced.mock.calls[0]?.[2]).toBe(there);
    expect(page.pushed).not.toHaveBeenCalled();
    expect(page.place.querySelector('dialog[open]')).toBeNull();
  });
});

test('questions that failed to load can be requested again', async () => {
  connection.isLost = true;
  const page = await open('/acquisto/sci?passo=2');
  expect(page.heading()).toBe('Ops qualcosa è andato storto!');
  connection.isLost = false;
  await page.press('Riprova');
  expect(page.bar()).toMatch(/^Platinum · 1 giorno/);
});
