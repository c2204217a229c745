// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { track } from './track.ts';
import { watchVisit } from './watch-visit.ts';

vi.mock(import('./track.ts'), { spy: true });
vi.mocked(track).mockImplementation(() => undefined);

const trackedEvents = () => vi.mocked(track).mock.calls.map(([event]) => event);

const pageOf = (path: string) => (path.startsWith('/guide/') ? '/guide/:topic' : null);

afterEach(() => {
  vi.mocked(track).mockClear();
  document.body.replaceChildren();
});

function visit(address: string): () => void {
  history.replaceState(null, '', address);
  return watchVisit(pageOf);
}

test('a page is counted once, with the step in its address', () => {
  visit('/guide/vita?passo=2')();
  expect(trackedEvents()).toEqual([
    { name: 'pageview', page: '/guide/:topic' },
    { name: 'step', page: '/guide/:topic', step: '2' },
  ]);
});

test('an unknown address counts nothing, neither a step nor a click', () => {
  const leave = visit('/altrove?passo=2');
  const link = document.createElement('a');
  link.href = '/guide/vita';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  leave();
  expect(trackedEvents()).toEqual([]);
});

test('a page restored from the back/forward cache is counted again; a freshly loaded one only once', () => {
  const leave = visit('/guide/vita');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(trackedEvents()).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(trackedEvents()).toHaveLength(2);
  leave();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(trackedEvents()).toHaveLength(2);
});
