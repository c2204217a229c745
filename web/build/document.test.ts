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

test.each([
  [false, ['figtree', 'main.js', 'page.js']],
  [true, ['main.js', 'page.js', 'figtree']],
])('letters come first, unless the page waits for data: %s', (waitsForData, order) => {
  const html = document('<p>Ciao</p>', { waitsForData });
  expect(
    [...html.matchAll(/(?:src|href)="\/assets\/(figtree|main\.js|page\.js)/g)].map(([, name]) => name),
  ).toEqual(order);
});

const announced = (isForReading: boolean) =>
  /<link rel="preload"[^>]*figtree[^>]*>/.exec(document('<p>Ciao</p>', { isForReading }))?.[0];

test('letters are announced to every screen but to phones that read', () => {
  expect(announced(false)).not.toContain('media=');
  expect(announced(true)).toContain('media="(min-width: 960px)"');
});

test('what only engines read stands at the end, where nobody waits for it', () => {
  expect(document('<p>Ciao</p>')).toMatch(/<script type="application\/ld\+json">\{\}<\/script><\/body>/);
});

test('the script of a page for reading comes after all that is read', () => {
  const html = document('<p>Ciao</p>', { isForReading: true });
  expect(html.match(/main\.js/g)).toHaveLength(1);
  expect(html.indexOf('main.js')).toBeGreaterThan(html.indexOf('<p>Ciao</p>'));
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

test('the styles of what is not seen first are named where the first view ends', () => {
  const parts = { laterStyles: 'assets/rest.css', isForReading: true };
  const html = document('<h1>Ciao</h1><template data-first-view-ends=""></template><p>E poi</p>', parts);
  expect(html).toContain('<h1>Ciao</h1><link rel="stylesheet" href="/assets/rest.css"><p>E poi</p>');
  expect(() => document('<h1>Ciao</h1>', parts)).toThrow('must be there once');
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
