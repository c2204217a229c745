import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@riparo/domain/site/site-origin.ts';
import { expect, test } from 'vitest';
import { compressedOnDemand, placedContent } from './placed-content.ts';

const here = { publicUrl: new URL('https://www.riparo.example'), collectorUrl: null };
const collected = { ...here, collectorUrl: 'https://statistiche.example/api/event' };
const traced = { ...here, traces: {} };
const built = Buffer.from(`<head></head>${UNKNOWN_ORIGIN}/a ${UNKNOWN_ORIGIN}/b`);
const [a, b] = ['https://www.riparo.example/a', 'https://www.riparo.example/b'];

test.each([
  ['page.html', here, `<head></head>${a} ${b}`],
  ['sitemap.xml', here, `<head></head>${a} ${b}`],
  ['robots.txt', here, `<head></head>${a} ${b}`],
  [
    'page.html',
    collected,
    `<head><meta name="collector" content="https://statistiche.example/api/event" /></head>${a} ${b}`,
  ],
  ['page.html', traced, `<head><script src="/tracce.js" async></script></head>${a} ${b}`],
  ['assets/app.js', { ...collected, traces: {} }, built.toString()],
])('%s in %o', (name, place, placed) => {
  expect(placedContent(name, built, place).toString()).toBe(placed);
});

test('what depends on no place is the very same', () => {
  const plain = Buffer.from('<head></head>');
  expect(placedContent('page.html', plain, here)).toBe(plain);
});

test('a file is compressed once, when it is first asked for, and quickly rather than well', () => {
  const words = Array.from({ length: 2000 }, (_, place) => `parola ${(place * 7919) % 1009}`).join(' ');
  const content = Buffer.from(words);
  const variants = compressedOnDemand(content);
  expect([variants.has('br'), variants.has('gzip'), variants.has('identity')]).toEqual([true, true, true]);
  expect(variants.get('identity')).toBe(content);
  expect(variants.get('br')).toBe(variants.get('br'));
  expect(brotliDecompressSync(variants.get('br') ?? '').toString()).toBe(words);
  expect(gunzipSync(variants.get('gzip') ?? '').toString()).toBe(words);
  expect(variants.get('br')).toEqual(
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );
  expect(variants.get('gzip')).toEqual(gzipSync(content, { level: 5 }));
});
