// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { answering, problem } from '../../../test/server.ts';
import { rememberedBy, trip, where } from '../../../test/trip.tsx';
import { BrowserRouter } from '../../platform/router/router.tsx';
import ResumePage from './ResumePage.tsx';

await import('../../platform/wizard/keeping/keeping.ts');

const carried = {
  id: 'a1',
  formId: trip.formId,
  title: 'La gita',
  path: '/gita',
  answers: { firstname: 'Ada' },
};

beforeEach(() => history.replaceState('kept', '', '/riprendi?da=mail#t1'));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const arrived = async () => {
  await settled(() => vi.dynamicImportSettled());
  await settled(() => undefined);
};

const open = async () => {
  const page = await onPage(
    <BrowserRouter>
      <ResumePage />
    </BrowserRouter>,
  );
  await arrived();
  return {
    ...page,
    arrived,
    headings: () => [...page.place.querySelectorAll('h1')].map((h1) => h1.textContent),
  };
};

test('answers from another device are loaded into this tab, and their questions continue', async () => {
  const { promise: body, resolve } = Promise.withResolvers<object>();
  const asked = answering({ body });
  const page = await open();
  expect(page.headings()).toEqual(['Riprendiamo da dove eri']);
  // The token must not stay in the history.
  expect(where() + location.hash).toBe('/riprendi?da=mail');
  expect(history.state).toBe('kept');
  expect(asked.map((one) => one.body)).toEqual([{ token: 't1' }]);
  const entries = history.length;
  await settled(() => resolve(carried));
  await page.arrived();
  expect(where()).toBe('/gita?passo=99');
  expect(history.length).toEqual(entries);
  expect(rememberedBy(sessionStorage)).toEqual({
    data: { firstname: 'Ada' },
    questions: 0,
    isCarried: true,
    carriedIds: ['a1'],
  });
});

test.each([
  ['has expired', problem(404, 'not_found')],
  ['is invalid', problem(400, 'validation')],
])('a link that %s says where to get another one', async (_, answer) => {
  answering(answer);
  const page = await open();
  expect(page.headings()).toEqual(['Questo link non vale più']);
  expect(page.button('Vai alla home').getAttribute('href')).toBe('/');
});

test('an unreachable server is called again with the same token', async () => {
  const { promise: body, resolve } = Promise.withResolvers<object>();
  const asked = answering(problem(503, 'closed'), { body });
  const page = await open();
  expect(page.headings()).toEqual(['Non riusciamo ad aprire il link']);
  await page.press('Riprova');
  expect(page.headings()).toEqual(['Riprendiamo da dove eri']);
  await settled(() => resolve(carried));
  await page.arrived();
  expect(asked.map((one) => one.body)).toEqual([{ token: 't1' }, { token: 't1' }]);
  expect(where()).toBe('/gita?passo=99');
});

test('without storage the answers are not taken, and the visitor is not led to empty questions', async () => {
  answering({ body: carried });
  vi.stubGlobal('sessionStorage', undefined);
  const page = await open();
  vi.unstubAllGlobals();
  expect(page.headings()).toEqual(['Non riusciamo ad aprire il link']);
  expect(where()).toBe('/riprendi?da=mail');
});
