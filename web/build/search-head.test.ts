import { expect, test } from 'vitest';
import { searchData, searchHead } from './search-head.ts';

const head = '<title>Guide · Riparo</title><meta name="description" content="Guide brevi &amp; chiare"/>';
const listed = { head, address: '/guide', isListed: true };

test('a page for everybody names its one address and how it looks when it is shared', () => {
  const html = searchHead(listed);
  expect(html).toContain('<link rel="canonical" href="https://origin.invalid/guide">');
  expect(html).toContain('<meta property="og:title" content="Guide · Riparo">');
  expect(html).toContain('<meta property="og:description" content="Guide brevi &amp; chiare">');
  expect(html).toContain('<meta property="og:image" content="https://origin.invalid/social.png">');
  expect(html).not.toContain('noindex');
});

test('a step of a wizard is listed as its first question', () => {
  expect(searchHead({ ...listed, address: '/checkup?passo=1' })).toContain('origin.invalid/checkup">');
});

test('a page for one person is not listed and tells nothing more', () => {
  expect(searchHead({ ...listed, isListed: false })).toBe('<meta name="robots" content="noindex">');
});

test('a text in a block of data can not end the block', () => {
  const html = searchData([{ '@type': 'Thing', name: '</script><script>go()' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
