import { afterEach, expect, test, vi } from 'vitest';
import {
  dismissNotice,
  handOverNotices,
  notify,
  onNoticesChange,
  shownNotices,
  takeNotices,
} from './notices.ts';

afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
});

test('a notice is shown until it is dismissed, and listeners are notified of both', () => {
  const listener = vi.fn<() => void>();
  const stop = onNoticesChange(listener);

  notify({ kind: 'success', text: 'Password modificata.' });
  const [notice] = shownNotices();
  expect(notice).toMatchObject({ kind: 'success', text: 'Password modificata.' });

  dismissNotice(notice?.id ?? 0);
  expect(shownNotices()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);

  stop();
  notify({ kind: 'info', text: 'Non ti sente più nessuno' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same text twice is one notice, announced again', () => {
  notify({ kind: 'error', text: 'Riprova più tardi' });
  const [first] = shownNotices();
  notify({ kind: 'error', text: 'Riprova più tardi' });
  expect(shownNotices()).toHaveLength(1);
  expect(shownNotices()[0]?.id).not.toBe(first?.id);
});

test('a success removes earlier failures from the screen, and nothing else', () => {
  notify({ kind: 'error', text: 'Non abbiamo mandato un altro codice.' });
  notify({ kind: 'info', text: 'Hai già chiesto un codice poco fa.' });
  notify({ kind: 'success', text: 'Ti abbiamo mandato un altro codice.' });
  expect(shownNotices().map(({ kind }) => kind)).toEqual(['info', 'success']);
});

test('visible notices are passed on to the next document, once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  handOverNotices();
  expect(kept.size).toBe(0);
  notify({ kind: 'info', text: 'Ciao.' });
  notify({ kind: 'error', text: 'Riprova.' });
  handOverNotices();
  for (const { id } of shownNotices()) dismissNotice(id);
  takeNotices();
  takeNotices();
  expect(shownNotices().map(({ kind, text }) => [kind, text])).toEqual([
    ['info', 'Ciao.'],
    ['error', 'Riprova.'],
  ]);
  expect(kept.size).toBe(0);
  vi.unstubAllGlobals();
});
