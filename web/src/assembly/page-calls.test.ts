import { expect, test } from 'vitest';
import { pageCalls } from './page-calls.ts';
import { pages } from './routes.tsx';

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

test.each(Object.entries(pageCalls))(
  '%s is a page, and its address contains all that its calls need',
  (path, calls) => {
    const page = pages.find((each) => each.path === path);
    expect(page).toBeDefined();
    const patterns = [path, ...(page?.also ?? [])];
    for (const call of calls) {
      // The browser preloads with GET only.
      expect(call.method).toBe('GET');
      expect(
        patterns.some((pattern) => namesIn(call.path).every((name) => namesIn(pattern).includes(name))),
      ).toBe(true);
    }
  },
);

test('every page for signed-in customers calls for the session', () => {
  const asking = pages.filter(({ isProtected }) => isProtected).map(({ path }) => pageCalls[path]?.[0]?.id);
  expect(new Set(asking)).toEqual(new Set(['session']));
});
