import { afterEach, expect, test, vi } from 'vitest';
import { rememberFields } from './keeping.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['https:', 'Secure'],
  ['http:', undefined],
])('over %s the cookie stays thirty days, and goes no way that is less safe', (protocol, secure) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  rememberFields({ firstname: 'Ada' }, 2);
  const [, ...rules] = page.cookie.split('; ');
  expect(rules).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax', ...(secure ? [secure] : [])]);
});
