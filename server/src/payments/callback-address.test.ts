import { describe, expect, test } from 'vitest';
import { isOwnAddress } from './callback-address.ts';

const rules = { publicUrl: new URL('https://www.riparo.example'), production: true };

describe('a page to come back to', () => {
  test.each([
    ['https://www.riparo.example/acquisto/pet/1/success', true],
    ['https://www.riparo.example:443/acquisto/pet/1/success?x=1', true],
    ['https://www.riparo.example.evil.example/', false],
    ['https://evil.example/?https://www.riparo.example', false],
    ['https://www.riparo.example@evil.example/', false],
    ['https://user:secret@www.riparo.example/', false],
    ['http://www.riparo.example/', false],
    ['//www.riparo.example/', false],
    ['/acquisto/pet/1/success', false],
    ['javascript:alert(1)', false],
    ['data:text/html,hi', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isOwnAddress(address, 'www.riparo.example', rules)).toBe(expected);
  });

  test('may have any port of this machine while developing, but no other machine', () => {
    const developing = { publicUrl: new URL('http://localhost:3000'), production: false };
    expect(isOwnAddress('http://127.0.0.1:3961/x', '127.0.0.1:3961', developing)).toBe(true);
    expect(isOwnAddress('http://127.0.0.1:3961/x', 'localhost:3000', developing)).toBe(false);
    expect(isOwnAddress('http://evil.example/x', 'evil.example', developing)).toBe(false);
  });
});
