import { afterEach, expect, test, vi } from 'vitest';
import { rememberFields } from './keeping.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['https:', 'Secure'],
  ['http:', undefined],
])('over %s the cookie lasts thirty days, and is sent over no less secure connection', (protocol, secure) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  rememberFields({ firstname: 'Ada' }, 2);
  const [, ...rules] = page.cookie.split('; ');
  expect(rules).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax', ...(secure ? [secure] : [])]);
});
