import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  '/',
  '/user-profile',
  '/checkup?passo=3#qui',
  '/password-reset/ada%40example.it',
  // Browsers take these as odd names of pages here: nothing decodes an address before it is followed.
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/javascript:alert(1)',
  '/login?from=https://evil.example',
])('%j stays on the site', (address) => {
  expect(isOwnPath(address)).toBe(true);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '///evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '//ada@evil.example/user-profile',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '/user-profile/..//evil.example',
  '//[',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  '%2F%2Fevil.example',
  'data:text/html,ciao',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript:alert(1)',
  'user-profile',
  '',
  null,
  7,
])('%j may lead elsewhere', (address) => {
  expect(isOwnPath(address)).toBe(false);
});
