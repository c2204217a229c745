import { describe, expect, test } from 'vitest';
import { ownAddress } from './routes.ts';

const site = 'https://www.riparo.example';
const rules = { publicUrl: new URL(site), production: true };

describe('a callback address', () => {
  test.each([
    [`${site}/acquisto/pet/1/success`, `${site}/acquisto/pet/1/success`],
    // The provider replaces this placeholder: it is left as it is.
    [
      `${site}:443/acquisto/pet/1/success?x={CHECKOUT_SESSION_ID}`,
      `${site}/acquisto/pet/1/success?x={CHECKOUT_SESSION_ID}`,
    ],
    [` ${site}/acquisto\t/pet `, `${site}/acquisto/pet`],
    // Some programs would read another host in these: they are normalised as a browser reads them.
    [`${site}\\@evil.example/`, `${site}/@evil.example/`],
    [`${site}\\.evil.example`, `${site}/.evil.example`],
    [`https:/\\www.riparo.example/`, `${site}/`],
    [`https:www.riparo.example/..//evil.example`, `${site}//evil.example`],
    [`HTTPS://WWW.RIPARO.EXAMPLE/`, `${site}/`],
    [`blob:${site}/acquisto`, null],
    [`filesystem:${site}/acquisto`, null],
    [`view-source:${site}/`, null],
    [`${site}.evil.example/`, null],
    [`https://evil.example/?${site}`, null],
    [`${site}@evil.example/`, null],
    ['https://user:secret@www.riparo.example/', null],
    ['https://user@www.riparo.example/', null],
    ['https://:secret@www.riparo.example/', null],
    ['http://www.riparo.example/', null],
    ['//www.riparo.example/', null],
    ['/acquisto/pet/1/success', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hi', null],
    ['', null],
  ])('the callback address %s is %s', (address, expected) => {
    expect(ownAddress(address, 'www.riparo.example', rules)).toBe(expected);
  });

  test('a callback address may have any port of this machine in development, but no other machine', () => {
    const developing = { publicUrl: new URL('http://localhost:3000'), production: false };
    const here = 'http://127.0.0.1:3961/x';
    expect(ownAddress(here, '127.0.0.1:3961', developing)).toBe(here);
    expect(ownAddress(here, 'localhost:3000', developing)).toBeNull();
    expect(ownAddress('http://evil.example/x', 'evil.example', developing)).toBeNull();
    expect(ownAddress('ftp://localhost:3000/x', 'localhost:3000', developing)).toBeNull();
  });
});
