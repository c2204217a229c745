import { expect, test } from 'vitest';
import { pathOn } from './ConfirmAccount.tsx';

const origin = 'https://riparo.example';

test.each([
  ['/acquisto/pet/7f0c', '/acquisto/pet/7f0c'],
  ['https://riparo.example/acquisto/pet/7f0c', '/acquisto/pet/7f0c'],
  ['https://riparo.example.evil/acquisto/7f0c', null],
  ['https://evil.example/7f0c', null],
  ['//evil.example/7f0c', null],
  ['https://riparo.example//evil.example/7f0c', null],
  ['javascript:alert(1)//7f0c', null],
])('a deal at %s continues at %s', (address, path) => {
  expect(pathOn(origin, address)).toBe(path);
});
