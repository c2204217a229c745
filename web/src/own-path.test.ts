import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/user-profile', '/checkup?passo=3#qui', '/password-reset/ada%40example.it'])(
  '%j stays on the site',
  (address) => {
    expect(isOwnPath(address)).toBe(true);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'user-profile',
  '',
  null,
  7,
])('%j may lead elsewhere', (address) => {
  expect(isOwnPath(address)).toBe(false);
});
