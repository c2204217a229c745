import { expect, test } from 'vitest';
import { contentTypeOf } from './content-types.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/app-Ab12.js', 'text/javascript; charset=utf-8'],
  ['assets/letters-Ab12.woff2', 'font/woff2'],
  ['speculation-rules.json', 'application/speculationrules+json'],
  ['other.json', 'application/json; charset=utf-8'],
  ['what-is-this.bin', 'application/octet-stream'],
])('%s is served as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
