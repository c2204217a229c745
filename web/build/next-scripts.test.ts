import { expect, test } from 'vitest';
import { nextOf } from './next-scripts.ts';

const isOfApplication = (path: string) => path.startsWith('/acquisto/') || path === '/login';

test.each([
  [
    'the first link to a flow',
    '<main><a href="/prodotti">P</a><a class="x" href="/acquisto/pet">A</a><a href="/acquisto/ski">B</a></main>',
    '/acquisto/pet',
  ],
  [
    'not what stands above the page',
    '<a href="/login">Accedi</a><main><a href="/acquisto/pet">A</a></main>',
    '/acquisto/pet',
  ],
  ['not a place in the page', '<main><a href="#scegli">S</a></main>', null],
])('what comes next is %s', (_, body, next) => {
  expect(nextOf(body, isOfApplication)).toBe(next);
});
