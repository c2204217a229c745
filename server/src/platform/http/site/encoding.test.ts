import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './encoding.ts';

const all: Encoding[] = ['br', 'gzip', 'identity'];

test.each<[string | undefined, Encoding[], Encoding]>([
  [undefined, all, 'identity'],
  ['', all, 'identity'],
  ['gzip, deflate, br, zstd', all, 'br'],
  ['gzip, deflate', all, 'gzip'],
  ['gzip;q=1, br;q=0.5', all, 'gzip'],
  ['gzip;q=0.5', all, 'gzip'],
  ['br;q=0, gzip', all, 'gzip'],
  ['*, br;q=0.5, gzip;q=0.5', all, 'br'],
  ['br;q=0', all, 'identity'],
  ['*', all, 'br'],
  ['*;q=0, gzip', all, 'gzip'],
  ['identity, br;q=0.5', all, 'identity'],
  ['BR', all, 'br'],
  ['x-gzip', all, 'gzip'],
  ['br', ['identity'], 'identity'],
  ['br, gzip', ['gzip', 'identity'], 'gzip'],
  ['identity;q=0', ['identity'], 'identity'],
  ['br;q=nonsense', all, 'identity'],
])('Accept-Encoding: %s of %s gives %s', (header, available, chosen) => {
  expect(chooseEncoding(header, (encoding) => available.includes(encoding))).toBe(chosen);
});
