import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import { describe, expect, test } from 'vitest';
import type { MailBlock, MailContent } from './content.ts';
import { renderHtml, renderText } from './layout.ts';

const site = new URL('https://www.riparo.example/');
const nasty = '<script>alert("1")</script>';

const content = (...blocks: MailBlock[]): MailContent => ({
  subject: 'Il tuo preventivo',
  preview: 'È pronto',
  title: 'Ciao Ada',
  blocks,
});

const everyBlock: MailBlock[] = [
  { kind: 'paragraph', text: 'Un paragrafo' },
  { kind: 'button', label: 'Apri', url: 'https://www.riparo.example/preventivo?a=1&b=2' },
  { kind: 'code', code: '123456' },
  { kind: 'list', items: ['Uno', 'Due'] },
  { kind: 'facts', rows: [['Prezzo', '€ 12,00']] },
  { kind: 'note', text: 'Una nota' },
];

describe('a mail', () => {
  test('a mail says the same in HTML and in text', () => {
    const htmlText = renderHtml(content(...everyBlock), site, 'letter');
    const text = renderText(content(...everyBlock));
    for (const words of [
      'Ciao Ada',
      'Un paragrafo',
      'Apri',
      '123456',
      'Uno',
      'Due',
      'Prezzo',
      '€ 12,00',
      'Una nota',
    ]) {
      expect(htmlText).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Apri:\nhttps://www.riparo.example/preventivo?a=1&b=2');
    expect(htmlText).toContain('href="https://www.riparo.example/preventivo?a=1&#38;b=2"');
  });

  test('a mail carries the brand and its legal details', () => {
    for (const version of [renderHtml(content(), site, 'letter'), renderText(content())]) {
      expect(version).toContain(brand.name);
      expect(version).toContain(brand.support.email);
      expect(version).toContain(legal.companyName);
    }
  });

  test('a mail is Italian, and readable without styles, images or scripts', () => {
    const version = renderHtml(content(...everyBlock), site, 'letter');
    expect(version).toContain('<html lang="it">');
    expect(version).not.toMatch(/<(script|link)/);
    // The dark theme is optional: every light colour is also inline.
    expect(version.match(/<style>/g)).toHaveLength(1);
    expect(version).toMatch(/<style>\s*@media \(prefers-color-scheme: dark\) \{[^@]*\}\s*<\/style>/);
    // Images are embedded, and nothing is shown only in an image.
    expect(version.match(/<img[^>]*>/g)?.every((img) => /src="cid:letter"\s+alt=""/.test(img))).toBe(true);
  });

  test('a mail escapes visitors’ input', () => {
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: nasty },
      { kind: 'button', label: nasty, url: 'https://www.riparo.example/' },
      { kind: 'code', code: nasty },
      { kind: 'list', items: [nasty] },
      { kind: 'facts', rows: [[nasty, nasty]] },
      { kind: 'note', text: nasty },
    ];
    const version = renderHtml({ subject: nasty, preview: nasty, title: nasty, blocks }, site, 'letter');
    expect(version).not.toContain('<script');
    expect(version.match(/&#60;script&#62;/g)).toHaveLength(10);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'a mail never links to %s',
    (url) => {
      const linked = content({ kind: 'button', label: 'Apri', url });
      expect(() => renderHtml(linked, site, 'letter')).toThrow(TypeError);
      expect(() => renderText(linked)).toThrow(TypeError);
    },
  );
});
