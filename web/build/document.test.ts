import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTemplate, picturesIn } from './document.ts';

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

const document = (
  body: string,
  { waitsForData = false, isForReading = false, laterStyles = null as string | null } = {},
) =>
  fillTemplate({
    template,
    address: '/ciao',
    page: { head: '<title>Riparo</title>', body },
    search: '<meta name="robots" content="noindex">',
    data: '<script type="application/ld+json">{}</script>',
    files: { entry: 'assets/main.js', preloads: ['assets/page.js'], styles: ['assets/page.css'] },
    css: 'p{color:red}',
    laterStyles,
    fonts: ['assets/figtree.woff2'],
    waitsForData,
    isForReading,
  });

test('the page stands in the root, its style in one element, its scripts are announced', () => {
  const html = document('<p>Ciao</p>');
  expect(html).toContain('<div id="root" data-address="/ciao"><p>Ciao</p></div>');
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<script type="module" crossorigin src="/assets/main.js"></script>');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page.js">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled>');
  expect(html).not.toContain('/src/main.tsx');
});

test('a text that looks like a replacement pattern is taken as it is', () => {
  expect(document('<p>costa $& e $1</p>')).toContain('<p>costa $& e $1</p>');
});

test.each([
  '<p style="color:red">',
  '<button onclick="go()">',
  '<script>go()</script>',
  '<style>p{}</style>',
])('what the CSP would block fails the build: %s', (body) => {
  expect(() => document(body)).toThrow('CSP');
});

test('a page of the application without a form says above all that nothing happens without a script', () => {
  expect(document('<p>Un attimo</p>')).toMatch(/<noscript><p>.*<\/p><\/noscript><div id="root"/);
  expect(document('<p>Ciao</p>', { isForReading: true })).not.toContain('<noscript>');
});

test('where no script runs, a form says so in the place of its button, and names another way', () => {
  const html = document('<form><noscript></noscript><button disabled>Continua</button></form>');
  const said = /<noscript><p>(.*)<\/p><\/noscript><button/.exec(html)?.[1];
  expect(said).toContain('serve JavaScript');
  expect(said).toMatch(/href="mailto:[^"]+@/);
  expect(said).toMatch(/href="tel:\+\d+"/);
});

test('a picture is fetched once, however often and with whatever part of it a page shows it', () => {
  const body =
    '<img src="/partner/logo.svg"><use href="/assets/options.svg#dog"/><use href="/assets/options.svg#cat"/>' +
    '<a href="/guide">Guide</a><img src="data:image/png;base64,AA">';
  expect([...picturesIn(body)]).toEqual(['/partner/logo.svg', '/assets/options.svg']);
});

test('every page says that it is Italian, the only language of the site', () => {
  expect(document('<p>Ciao</p>')).toContain('<html lang="it">');
});
