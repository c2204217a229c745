// @vitest-environment happy-dom
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { encodeSavedFields } from '@riparo/domain/platform/wizard/saved-fields.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsOf } from '../../../test/markup.ts';
import { settled } from '../../../test/on-page.ts';
import { fetchTripParts, openTrip, remember, rememberedBy, trip, where } from '../../../test/trip.tsx';
import { FIELDS_COOKIE, forgetFields } from '../api/memory/browser-memory.ts';
import { navigate } from '../router/address-bar.ts';
import { paths } from '../router/paths.ts';
import { StaticRouter } from '../router/router.tsx';
import { handOverPerson } from './person-hand-over.ts';
import { stayOnScreen } from './use-wizard.ts';
import { WizardScreen } from './WizardScreen.tsx';

await fetchTripParts();
beforeEach(() => vi.spyOn(history, 'go').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  forgetFields();
});

test('each question has an address, a title and the focus, and shows the progress', async () => {
  const page = await openTrip();
  expect(page.heading()).toBe('Come ti chiami?');
  expect(page.rate()).toBe('0');
  expect(page.count()).toBe('Domanda 1 di 4 al massimo');
  expect(document.title).toMatch(/^La gita · /);
  expect(page.words()).toContain('Per chi vive in Italia.');
  expect(page.words()).not.toContain('Indietro');
  expect(page.comes()).toBeUndefined();
  expect(page.focused()).not.toBe('Come ti chiami?');

  await page.go('Nome', 'Ada');
  expect(where()).toBe('/gita?passo=2');
  expect(page.rate()).toBe('25');
  expect(page.count()).toBe('Domanda 2 di 4 al massimo');
  expect(document.title).toMatch(/^Hai un cane\? · La gita · /);
  expect(page.focused()).toBe('Hai un cane?');
  expect(page.comes()).toBe('on');
  expect(page.words()).toContain('Indietro');
  expect(page.words()).not.toContain('Per chi vive in Italia.');

  await page.choose('No');
  await page.press('Continua');
  expect(where()).toBe('/gita?passo=4');
  expect(page.heading()).toBe('Dove vai, Ada?');
  expect(page.count()).toBe('Domanda 3 di 3');
  expect(page.words()).not.toContain('Indietro');
});

test('answers are submitted once, with a message meanwhile, and the outcome survives a reload', async () => {
  const page = await openTrip();
  await page.answerAll();
  expect(page.heading()).toBe('Prepariamo la gita…');
  expect(page.focused()).toBe('Prepariamo la gita…');
  expect(page.place.querySelector('h1')?.tabIndex).toBe(-1);
  expect(page.rate()).toBe('100');
  expect(page.words()).not.toContain('Ricomincia');
  expect(page.sent).toMatchObject([
    { answers: { firstname: 'Ada', hasDog: false, town: 'Lucca', street: 'Fillungo' } },
  ]);
  expect(page.sent[0]?.key).toMatch(/^[\da-f-]{36}$/);

  await page.sent[0]?.answer({ ok: true, value: 'Terme' });
  expect(where()).toBe('/gita?passo=risultato');
  expect(page.heading()).toBe('Terme per Ada');
  expect(page.focused()).toBe('Terme per Ada');
  expect(document.title).toMatch(/^La gita · /);
  expect(page.sent).toHaveLength(1);

  await page.leave();
  const again = await openTrip({}, null);
  expect(again.heading()).toBe('Terme per Ada');
  expect(again.focused()).not.toBe('Terme per Ada');
  await again.press('Da capo');
  expect(where()).toBe('/gita');
  expect(again.heading()).toBe('Come ti chiami?');
});

const answered = { firstname: 'Ada', hasDog: true, dogName: 'Bobi', town: 'Lucca', street: 'Fillungo' };

test.each([
  ['?passo=3', {}, '?passo=1', 'Come ti chiami?'],
  ['?passo=3', { firstname: 'Ada' }, '?passo=2', 'Hai un cane?'],
  ['?passo=3', { firstname: 'Ada', hasDog: false }, '?passo=2', 'Hai un cane?'],
  ['?passo=3', answered, '?passo=3', 'Come si chiama il cane?'],
  ['?passo=due', answered, '?passo=1', 'Come ti chiami?'],
  ['?passo=1.5', answered, '?passo=1', 'Come ti chiami?'],
  ['?passo=risultato', answered, '?passo=4', 'Dove vai, Ada?'],
  ['', answered, '', 'Come ti chiami?'],
])('the address %s with the answers %o shows %s', async (address, data, right, heading) => {
  remember(sessionStorage, { data });
  const page = await openTrip({}, `/gita${address}`);
  expect(page.heading()).toEqual(heading);
  expect(where()).toBe(`/gita${right}`);
});

test('back leads to the previous history entry, or to the previous question if there is none', async () => {
  remember(sessionStorage, { data: answered });
  const entries = history.length;
  const page = await openTrip({}, '/gita?passo=3');
  await page.press('Indietro');
  expect(where()).toBe('/gita?passo=2');
  expect(page.heading()).toBe('Hai un cane?');
  expect(page.comes()).toBe('back');
  expect(history.length).toBe(entries);
  expect(history.go).not.toHaveBeenCalled();
  await page.press('Continua');
  expect(where()).toBe('/gita?passo=3');
  expect(page.comes()).toBe('on');
  await page.press('Indietro');
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('only the questions the server refused are asked again, and resubmitted with a new key', async () => {
  const page = await openTrip();
  await page.answerAll();
  const fields = { firstname: 'Non è un nome.', street: 'Questa via non c’è.' };
  await page.sent[0]?.answer({ ok: false, problem: { fields } });
  expect(where()).toBe('/gita?passo=1');
  expect(page.wrong()).toEqual(['Non è un nome.']);
  await page.go('Nome', 'Adele');
  expect(where()).toBe('/gita?passo=4');
  expect(page.wrong()).toEqual(['Questa via non c’è.']);
  await page.go('Via', 'Roma');
  expect(page.sent[1]?.answers).toEqual({ ...page.sent[0]?.answers, firstname: 'Adele', street: 'Roma' });
  expect(page.sent[1]?.key).not.toBe(page.sent[0]?.key);
});

test('a correction that contradicts other answers leads to those, and then back to the end', async () => {
  const page = await openTrip();
  await page.answerAll();
  await page.sent[0]?.answer({ ok: false, problem: { fields: { hasDog: 'Abbiamo visto un cane.' } } });
  expect(where()).toBe('/gita?passo=2');
  expect(page.wrong()).toEqual(['Abbiamo visto un cane.']);
  await page.press('Indietro');
  expect(history.go).toHaveBeenCalledExactlyOnceWith(-1);
  await page.choose('Sì');
  await page.press('Continua');
  expect(where()).toBe('/gita?passo=3');
  expect(page.wrong()).toEqual([]);
  await settled(() => navigate('?passo=2'));
  expect(page.wrong()).toEqual([]);
  await settled(() => navigate('?passo=3', { state: 'wizard-correction' }));
  await page.go('Nome del cane', 'Bobi');
  expect(where()).toBe('/gita?passo=4');
  expect(page.heading()).toBe('Dove vai, Ada?');
});

test.each([
  [{ ok: false, problem: { message: 'Siamo chiusi.' } } as const, { message: 'Siamo chiusi.' }],
  [{ ok: false, problem: { fields: { unknown: 'Così non va.' } } } as const, {}],
  [null, {}],
])('a submission that fails as a whole leads to the failure page: %o', async (result, handedOver) => {
  const page = await openTrip();
  await page.answerAll();
  await (result ? page.sent[0]?.answer(result) : page.sent[0]?.fail());
  expect(where()).toBe(paths.failure);
  expect(history.state).toMatchObject({ state: { ...handedOver, backAddress: '/gita?passo=4' } });
  expect((history.state as { state: object }).state).toEqual({ ...handedOver, backAddress: '/gita?passo=4' });
});

test('where the wizard stays on the screen, a failed submission shows the reason and is resubmitted with the same key', async () => {
  const page = await openTrip({ leadAway: stayOnScreen });
  await page.answerAll();
  const entries = history.length;
  await page.sent[0]?.answer({ ok: false, problem: { message: 'Siamo chiusi.' } });
  expect(where()).toBe('/gita?passo=4');
  expect(page.heading()).toBe('Dove vai, Ada?');
  expect(page.words()).toContain('Siamo chiusi.');
  expect(history.length).toBe(entries);
  await page.press('Continua');
  expect(page.sent[1]?.key).toBe(page.sent[0]?.key);
  await page.sent[1]?.fail();
  expect(page.words()).toContain('Non siamo riusciti a inviare le tue risposte, che sono ancora qui');
  await settled(() => navigate('?passo=1'));
  expect(page.words()).not.toContain('Non siamo riusciti');
  await settled(() => navigate('?passo=4'));
  expect(page.words()).not.toContain('Non siamo riusciti');
  await page.go('Via', 'Roma');
  expect(page.sent[2]?.key).not.toBe(page.sent[0]?.key);
});

test('a question sent twice in quick succession adds one history entry, and the last one is submitted once', async () => {
  const page = await openTrip();
  const entries = history.length;
  await page.write('Nome', 'Ada');
  await page.pressTwice('Continua');
  expect(where()).toBe('/gita?passo=2');
  expect(history.length).toEqual(entries + 1);
  await page.choose('No');
  await page.press('Continua');
  await page.write('Città', 'Lucca');
  await page.write('Via', 'Fillungo');
  await page.pressTwice('Continua');
  expect(page.sent).toHaveLength(1);
});

test.each([true, false])(
  'leaving aborts a submission: neither an answer nor a failure navigates',
  async (isGood) => {
    const page = await openTrip();
    await page.answerAll();
    await settled(() => navigate('?passo=1'));
    expect(page.sent[0]?.signal.aborted).toBe(true);
    await (isGood ? page.sent[0]?.answer({ ok: true, value: 'Terme' }) : page.sent[0]?.fail());
    expect(where()).toBe('/gita?passo=1');
    expect(page.heading()).toBe('Come ti chiami?');
  },
);

test('an outcome on a page of its own receives its hand-over, and the device deletes the answers', async () => {
  const page = await openTrip({
    leadOn: (result, { town }) => ({ to: '/terme', state: { result, town } }),
  });
  await page.answerAll();
  expect(rememberedBy(localStorage)?.data).toMatchObject({ firstname: 'Ada', street: 'Fillungo' });
  await page.sent[0]?.answer({ ok: true, value: 'Terme' });
  expect(where()).toBe('/terme');
  expect(history.state).toMatchObject({ state: { result: 'Terme', town: 'Lucca' } });
  expect(rememberedBy(localStorage)).toBeNull();
});

test('typed text is stored until its question is answered', async () => {
  const page = await openTrip();
  await page.write('Nome', 'Ad');
  expect(rememberedBy(sessionStorage)?.draft).toEqual({ firstname: ['Ad'] });
  expect(rememberedBy(localStorage)?.draft).toEqual({ firstname: ['Ad'] });
  await page.leave();
  const again = await openTrip();
  expect(again.field('Nome').value).toBe('Ad');
  await again.answerAll();
  await again.sent[0]?.answer({ ok: false, problem: { fields: { street: 'Questa via non c’è.' } } });
  await again.write('Città', 'Pisa');
  await settled(() => navigate('?passo=1'));
  await again.go('Nome', 'Adele');
  expect(rememberedBy(sessionStorage)).toMatchObject({
    data: { firstname: 'Adele', town: 'Lucca' },
    draft: { town: ['Pisa'], street: ['Fillungo'] },
  });
  expect(rememberedBy(sessionStorage)?.draft).not.toHaveProperty('firstname');
  // Answering another question on the way clears the old errors.
  await settled(() => navigate('?passo=4'));
  expect(again.wrong()).toEqual([]);
});

test('answers of another tab raise the question which count when an answer is given here, not while typing', async () => {
  remember(sessionStorage, { data: answered, revision: 'this' });
  const page = await openTrip();
  remember(localStorage, { data: { firstname: 'Ugo' }, revision: 'other' });
  await page.write('Nome', 'Adele');
  expect(page.words()).not.toContain('Hai risposto anche in un’altra scheda');
  await page.press('Continua');
  expect(page.words()).toContain('Hai risposto anche in un’altra scheda');
});

test('taking over the answers of another tab moves the focus to their question', async () => {
  remember(sessionStorage, { data: answered, revision: 'this', isElsewhere: true });
  remember(localStorage, { data: { firstname: 'Ugo' }, revision: 'other' });
  const page = await openTrip();
  await page.press('Usa le altre');
  expect(page.field('Nome').value).toBe('Ugo');
  expect(page.focused()).toBe('Come ti chiami?');
});

test('a first visit prefills the person handed over by another tab or remembered by a cookie', async () => {
  document.cookie = `${FIELDS_COOKIE}=${encodeSavedFields({ firstname: 'Ugo' })}; Path=/`;
  const known = await openTrip();
  expect(known.field('Nome').value).toBe('Ugo');
  expect(rememberedBy(sessionStorage)).toBeNull();
  await known.leave();
  handOverPerson({ firstname: 'Ada' });
  const handedOver = await openTrip();
  expect(handedOver.field('Nome').value).toBe('Ada');
  await handedOver.leave();
  const again = await openTrip();
  expect(again.field('Nome').value).toBe('Ada');
});

test('answers are passed to onAnswers, and the name is remembered by a cookie', async () => {
  const onAnswers = vi.fn<(answers: object) => void>();
  const page = await openTrip({ onAnswers });
  await page.go('Nome', 'Ada');
  expect(onAnswers).toHaveBeenCalledExactlyOnceWith({ firstname: 'Ada' });
  expect(document.cookie).toContain(encodeSavedFields({ firstname: 'Ada', currentStep: 1 }));
});

test.each(['on its own page', 'on another page'])(
  'the cookie of a flow is deleted at its end, when its result is shown %s',
  async (place) => {
    const page = await openTrip(place === 'on another page' ? { leadOn: () => ({ to: '/altrove' }) } : {});
    await page.answerAll();
    expect(document.cookie).toContain(FIELDS_COOKIE);
    await page.sent[0]?.answer({ ok: true, value: 'Terme' });
    expect(document.cookie).not.toContain(FIELDS_COOKIE);
    await page.leave();
  },
);

const [first] = trip.steps;
const opening: Wizard = { ...trip, steps: first ? [first] : [], isFirstStepOnly: true };

test.each(['?passo=2', '?transactionid=1'])(
  'while the other questions are loading, %s shows none',
  async (address) => {
    remember(sessionStorage, { data: answered });
    const page = await openTrip({ wizard: opening }, `/gita${address}`);
    expect(page.heading()).toBe('Un attimo, riprendiamo da dove eri');
    expect(page.place.querySelector('form')).toBeNull();
  },
);

test('the first question can be answered while the others are loading', async () => {
  remember(sessionStorage, { data: answered });
  const page = await openTrip({ wizard: opening });
  expect(page.heading()).toBe('Come ti chiami?');
  expect(page.focused()).not.toBe('Come ti chiami?');
  expect(page.words()).not.toContain('Ricomincia');
  const field = page.field('Nome');
  await page.write('Nome', 'Adele');
  await page.change({ wizard: trip });
  expect(page.words()).toContain('Ricomincia');
  expect(page.field('Nome')).toBe(field);
  expect(field.value).toBe('Adele');
});

/** The screen as the build renders it for an address, without stored answers. */
const built = (address: string) =>
  wordsOf(
    <StaticRouter address={address}>
      <WizardScreen
        wizard={trip}
        title="La gita"
        description="Dove si va."
        submit={() => new Promise(() => undefined)}
        renderResult={() => 'Terme'}
      />
    </StaticRouter>,
  );

test('the screen is prerendered with the first question, or with none if the address names another', () => {
  expect(built('/gita')).toContain('Come ti chiami?\nPer chi vive in Italia.\nNome');
  expect(built('/gita?passo=3')).toBe(
    'La gita · Riparo\nLa gita\nDomanda 1 di 4 al massimo\nUn attimo, riprendiamo da dove eri',
  );
});
