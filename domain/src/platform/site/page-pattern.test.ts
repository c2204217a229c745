import { expect, test } from 'vitest';
import { readPattern, segmentsOf } from './page-pattern.ts';

test.each([
  ['/', '/', true],
  ['/', '/x', false],
  ['/home', '/home', true],
  ['/home', '/home/', true],
  ['/home', '/homes', false],
  ['/home', '/', false],
  ['/ops/:uuid?', '/ops', true],
  ['/ops/:uuid', '/ops', false],
  ['/ops/:uuid?', '/ops/1', true],
  ['/ops/:uuid?', '/ops/1/2', false],
  ['/ops/:uuid/link-expired', '/ops/1/link-expired', true],
  ['/ops/:uuid/link-expired', '/ops/link-expired', false],
  ['/register-account/:flow?/:product?', '/register-account/acquisto/pet', true],
  ['/register-account/:flow?/:product?', '/register-account', true],
])('%s matches %s: %s', (pattern, path, matches) => {
  expect(readPattern(pattern)(segmentsOf(path)) !== null).toBe(matches);
});
