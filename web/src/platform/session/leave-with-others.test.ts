import { afterEach, expect, test, vi } from 'vitest';
import { leaveWithOthers } from './leave-with-others.ts';

afterEach(() => vi.unstubAllGlobals());

/** What becomes of a tab that remembers so much, when another one changes the shared storage. */
function hear(key: string | null, remembered: number) {
  const page = { clear: vi.fn<() => void>(), reload: vi.fn<() => void>() };
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.push(listener),
  });
  vi.stubGlobal('sessionStorage', { length: remembered, clear: page.clear });
  vi.stubGlobal('location', { reload: page.reload });
  leaveWithOthers();
  for (const listener of listeners) listener({ key });
  return { isCleared: page.clear.mock.calls.length > 0, isReloaded: page.reload.mock.calls.length > 0 };
}

test('when all of it is emptied, this tab forgets too and shows nothing of it', () => {
  expect(hear(null, 2)).toEqual({ isCleared: true, isReloaded: true });
});

test('a single answer of another tab changes nothing here, nor does leaving where nothing is known', () => {
  expect(hear('answers', 2)).toEqual({ isCleared: false, isReloaded: false });
  expect(hear(null, 0)).toEqual({ isCleared: false, isReloaded: false });
});
