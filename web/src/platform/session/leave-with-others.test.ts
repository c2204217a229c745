import { afterEach, expect, test, vi } from 'vitest';
import { followSignOut } from './follow-sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

/** How a tab with this many stored answers reacts when another tab changes the shared storage. */
function hear(key: string | null, remembered: number) {
  const page = { clear: vi.fn<() => void>(), reload: vi.fn<() => void>() };
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.push(listener),
  });
  vi.stubGlobal('sessionStorage', { length: remembered, clear: page.clear });
  vi.stubGlobal('location', { reload: page.reload });
  followSignOut();
  for (const listener of listeners) listener({ key });
  return { isCleared: page.clear.mock.calls.length > 0, isReloaded: page.reload.mock.calls.length > 0 };
}

test('when another tab clears the storage, this tab forgets its answers and leaves their screen', () => {
  expect(hear(null, 2)).toEqual({ isCleared: true, isReloaded: true });
});

test('a single answer changed by another tab changes nothing here, nor does a sign-out when nothing is stored', () => {
  expect(hear('answers', 2)).toEqual({ isCleared: false, isReloaded: false });
  expect(hear(null, 0)).toEqual({ isCleared: false, isReloaded: false });
});
